import { points } from '#contract/points/points.ts'
import { createCall } from '#web/lib/calls/call.ts'
import { saveComparedLibrary } from '../../compared-library.ts'
import { openLocalBackend } from '../../local-backend.ts'
import { fetchDirectly } from '../../send-directly.ts'
import { NEWER, OLDER, SELECTIONS } from '../modelled-points.ts'

const HOST = 'astm.localhost:1'

/** Opens a library of a folder in this process, as somebody of it. */
export async function openFolder(folder: string) {
  const backend = await openLocalBackend({ folder, port: 1, log: () => undefined })
  const token = backend.mintToken('astm', 'subscriber')
  const call = createCall({ fetch: fetchDirectly(backend.listener, HOST), origin: '', token: () => token })
  return { ...backend, call }
}

/** Saves two editions in a folder, with points on the older one. Returns their ids. */
export async function fillFolder(folder: string, count: number): Promise<string[]> {
  const { ports, call, close, pending } = await openFolder(folder)
  await saveComparedLibrary(ports, 'astm')
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const { place } = SELECTIONS[at % SELECTIONS.length] as (typeof SELECTIONS)[number]
    ids.push((await call(points.create, { contentID: OLDER, name: `Point ${at}`, place })).compassPointID)
  }
  while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await close()
  return ids
}

/** State of a point after a number of acts: of four, two write, one deactivates and one activates. */
export function stateAfter(acts: number) {
  const last = acts - 1
  const written = last % 4 > 1 ? last - (last % 4) + 1 : last
  return { name: acts === 0 ? 'Point 0' : `Act ${written}`, isDeleted: last % 4 === 2, version: acts + 1 }
}

/** Acts on a point, one act after another from the one that was next, and says the number of each that was answered, until it is killed. */
export async function actUntilKilled(folder: string, id: string, first: number): Promise<never> {
  const { call } = await openFolder(folder)
  for (let act = first; ; act++) {
    const { place } = SELECTIONS[act % SELECTIONS.length] as (typeof SELECTIONS)[number]
    if (act % 4 === 0) await call(points.edit, { id, name: `Act ${act}`, version: act + 1 })
    if (act % 4 === 1) await call(points.edit, { id, name: `Act ${act}`, version: act + 1, place })
    if (act % 4 === 2) await call(points.deactivate, { id })
    if (act % 4 === 3) await call(points.activate, { id })
    console.log(act)
  }
}

/** Lets the newer edition arrive, and runs the jobs that carry its points, until it is killed. */
export async function carryUntilKilled(folder: string, event: string): Promise<void> {
  const { ports } = await openFolder(folder)
  await ports.jobs.send({ id: event, name: 'arrived', tenant: 'astm', payload: { contentCodes: [NEWER] } })
  console.log('sent')
}
