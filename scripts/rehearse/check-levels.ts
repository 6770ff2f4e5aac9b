import { admin } from '#contract/admin/admin.ts'
import { notes } from '#contract/notes.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectTrue, poll } from './expect.ts'
import { linesSince } from './read-logs.ts'
import { callAs } from './request-site.ts'

const READER = 'subscriber'
/** Time in which every function follows a level. */
const LIMIT_MS = 60_000

/** Tells whether the line of a call of the reader has the calls of ports: those of DEBUG do. */
async function tellsPorts(rehearsal: RehearsalEnvironment): Promise<boolean> {
  const since = Date.now() - 1000
  const { headers } = await callAs(rehearsal, READER).raw(notes.list, {})
  const requestId = headers.get('x-request-id')
  return poll('the line of a call', async () => {
    const found = (await linesSince(since)).find(({ line }) => line.requestId === requestId && line.endpoint === notes.list.id)
    return found && 'ports' in found.line
  })
}

/** Waits until the lines of calls have the calls of ports, or have them no more. Returns the seconds that it took. */
async function follow(rehearsal: RehearsalEnvironment, isWanted: boolean, what: string): Promise<string> {
  const since = performance.now()
  await poll(what, async () => ((await tellsPorts(rehearsal)) === isWanted ? true : undefined), LIMIT_MS)
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Sets a level by the administrator's call, which the log of a function follows, and takes it back. */
export async function checkLevels(rehearsal: RehearsalEnvironment): Promise<string> {
  const asAdmin = callAs(rehearsal, 'admin')
  const name = 'http.notes'
  expectTrue(!(await tellsPorts(rehearsal)), 'a line of INFO has no calls of ports')
  await asAdmin(admin.setLevel, { name, configuredLevel: 'DEBUG' })
  const followed = await follow(rehearsal, true, 'DEBUG in the log').finally(() =>
    asAdmin(admin.setLevel, { name, configuredLevel: null }),
  )
  return `DEBUG of ${name} in the log after ${followed}, taken back after ${await follow(rehearsal, false, 'INFO in the log')}`
}
