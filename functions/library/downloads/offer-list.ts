import { type ListExport, type ListFormat, MAX_EXPORTED_ROWS, MAX_ROWS_AT_ONCE } from '#contract/documents/list-export.ts'
import { countAllowed } from '#people/allowances.ts'
import { sessionIdOf } from '#people/session-list.ts'
import type { TokenSession } from '#ports/identity.ts'
import { auditExport, type ExportContext, offerDocuments } from '../exports/offer-documents.ts'
import { exportTitle } from '../exports/offer-export.ts'
import { beginDownload } from './begin-download.ts'
import type { ListSource } from './exported-source.ts'

interface OfferedList {
  /** names the list in the file and in the audit */
  readonly subject: string
  readonly list: ListSource
  readonly format: ListFormat
  readonly rows: number
  /** reads a list that is short enough to be exported at once */
  readonly contentCodes: () => Promise<readonly string[]>
}

interface OfferContext extends ExportContext<'jobs'> {
  readonly session: TokenSession
  readonly fail: (code: 'list-too-long', about?: string) => never
  readonly allow: (until: Date | undefined) => void
}

/** Offers documents of a list as a file: at once, or by a job where there are many. */
export async function offerList(context: OfferContext, offered: OfferedList): Promise<ListExport> {
  const { subject, list, format, rows, contentCodes } = offered
  const { actor, session, originatedIp, origin, ports, fail, allow } = context
  if (rows <= MAX_ROWS_AT_ONCE) {
    const named = actor.userType === 'company' ? JSON.stringify(list) : ''
    return offerDocuments(context, { subject, list: named, format, contentCodes: await contentCodes() })
  }
  if (rows > MAX_EXPORTED_ROWS) fail('list-too-long', String(MAX_EXPORTED_ROWS))
  allow(await countAllowed(ports, actor, 'download'))
  const downloadId = await beginDownload(ports, actor, {
    accountId: actor.account?.id ?? '',
    job: 'export-list',
    title: exportTitle(subject, ports.clock),
    rows,
    source: { list, format, origin },
    ...(session.way && { askedIn: { sessionId: sessionIdOf({ ...actor, session }), address: originatedIp } }),
  })
  await auditExport(context, `${subject} ${format} ${rows}`)
  return { downloadId, rows }
}
