import * as z from 'zod/mini'
import { LANGUAGES } from '#contract/tenant.ts'
import { readHeld } from '#library/read-held.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { findSeenPoints, type WantedPdf } from './find-written.ts'
import { findSaved, saveOutcome, savePointsPdf } from './save-points-pdf.ts'

const Payload = z.strictObject({
  accountId: z.string(),
  userId: z.string(),
  authorities: z.array(z.string()),
  contentCode: z.string(),
  language: z.enum(LANGUAGES),
})

/**
 * Writes the points that somebody sees into a PDF that is too large for a request. Whoever downloads it is judged anew then: a file
 * with other points than they see is no answer.
 */
export function writePointsJob(ports: Pick<Ports, 'table' | 'objects' | 'clock'>): JobHandler {
  return async ({ tenant, payload }) => {
    const { accountId, userId, authorities, contentCode, language } = Payload.parse(payload)
    const document = (await readHeld(ports.table, tenant, [contentCode])).get(contentCode)
    if (!document?.files.pdf) return
    const wanted: WantedPdf = {
      owner: { tenant, accountId },
      viewer: { userId, authorities: authorities as WantedPdf['viewer']['authorities'] },
      document,
      from: document.files.pdf.key,
      language,
    }
    const seen = await findSeenPoints(ports, wanted)
    if (seen.points.length === 0 || (await findSaved(ports, wanted, seen))) return
    const saved = await savePointsPdf(ports, wanted, seen)
    await saveOutcome(ports, wanted, { stamp: seen.stamp, ...(saved && { etag: saved.etag }) })
  }
}
