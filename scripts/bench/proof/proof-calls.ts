import { redacted } from '#functions/http/levels/redact.ts'
import type { EmittedUse } from '#ports/events.ts'
import { openPeopleSite } from '../people/people-site.ts'
import { seedDocuments } from '../people/seed-people-site.ts'
import { percentile } from '../percentile.ts'
import { inFolder, medianOf, printProof } from './in-folder.ts'

const ROUNDS = 1500
const WARM_ROUNDS = 200
const LINES = 20_000

/** Measures opening a document with its event against the same call that emits none, in turns. */
export const proveOpening = (): Promise<void> =>
  inFolder(async (folder) => {
    const site = await openPeopleSite(folder)
    try {
      const [code = ''] = await seedDocuments(site, 50)
      const headers = site.headersOf('subscriber')
      const { events } = site.ports
      const real = { emit: events.emit, prepare: events.prepare }
      const none = { emit: (_: EmittedUse) => undefined, prepare: () => undefined }
      const times: [number[], number[]] = [[], []]
      const trips: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const nth of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
          Object.assign(events, nth === 0 ? real : none)
          const answer = await site.call(headers, 'GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`)
          if (round < WARM_ROUNDS) continue
          times[nth].push(answer.ms)
          trips[nth].push(answer.trips.length)
        }
      const more = `round trips to the table ${medianOf(trips[0])} and ${medianOf(trips[1])} (to reach: 0 more)`
      const facts = {
        ours: percentile(times[0], 0.95),
        theirs: percentile(times[1], 0.95),
        unit: 'ms',
        most: 1.05,
        more,
      } as const
      printProof({ what: 'opening a document with its event ÷ without, p95', ...facts })
      proveLines(medianOf(times[1]))
    } finally {
      await site.close()
    }
  })

/** Measures what hiding secrets adds to the line of a call, against the whole call. */
function proveLines(callMs: number): void {
  const line = {
    ...{ time: new Date().toISOString(), level: 'info', requestId: '01J', tenant: 'demowl', endpoint: 'documents.metadata' },
    ...{ status: 200, ms: 3.2, user: 'subscriber', code: undefined },
  }
  let bytes = 0
  const write = (given: object) => {
    bytes += JSON.stringify(given).length
  }
  const [plain, hiding]: [number[], number[]] = [[], []]
  for (let round = 0; round < 10; round++)
    for (const [log, times] of [
      [write, plain],
      [redacted(write), hiding],
    ] as const) {
      const began = performance.now()
      for (let at = 0; at < LINES; at++) log({ ...line, nth: at } as never)
      times.push((performance.now() - began) / LINES)
    }
  const added = medianOf(hiding) - medianOf(plain)
  if (bytes === 0) throw new Error('No line was written')
  printProof({ what: 'a call with redacted lines ÷ without', ours: callMs + added, theirs: callMs, unit: 'ms', most: 1.02 })
}
