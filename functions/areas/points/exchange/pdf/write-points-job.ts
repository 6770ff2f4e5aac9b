import { mayRead } from '#library/document/entitlement.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { findMember } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { findVisiblePoints, type WantedPdf } from './find-written.ts'
import { findSaved, saveOutcome, savePointsPdf } from './save-points-pdf.ts'

/**
 * Writes the points that somebody sees into a PDF that is too large for a request. Whoever downloads it is judged anew then: a file
 * with other points than they see is no answer.
 */
export function writePointsJob(ports: Pick<Ports, 'table' | 'objects' | 'clock'>): JobHandler<'write-points'> {
  return async ({ tenant, payload }) => {
    const { accountId, userId, authorities, contentCode, language } = payload
    const document = await findJoinedDocument(ports.table, tenant, contentCode)
    if (!document?.files.pdf) return
    const member = await findMember(ports.table, tenant, { subject: userId, email: '', firstName: '', lastName: '' }, accountId)
    if (!member || !mayRead(member.actor, document)) return
    const wanted: WantedPdf = {
      owner: { tenant, accountId },
      viewer: { ...member.actor, authorities: authorities as WantedPdf['viewer']['authorities'] },
      document,
      from: document.files.pdf.key,
      language,
    }
    const seen = await findVisiblePoints(ports, wanted)
    if (seen.points.length === 0 || (await findSaved(ports, wanted, seen))) return
    const saved = await savePointsPdf(ports, wanted, seen)
    await saveOutcome(ports, wanted, { stamp: seen.stamp, ...(saved && { etag: saved.etag }) })
  }
}
