import type { FileLink } from '#contract/documents/documents.ts'
import type { ListFormat } from '#contract/documents/list-export.ts'
import type { Tenant } from '#contract/tenant.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { shortHash } from '../document/bounded-key.ts'
import { exportTitle, offerExport } from './offer-export.ts'
import { LIST_WRITERS, writeDocuments } from './write-documents.ts'

export interface ExportContext<P extends keyof Ports = never> {
  readonly actor: Actor
  /** origin of the tenant's site */
  readonly origin: string
  readonly originatedIp: string
  readonly ports: Pick<Ports, 'table' | 'objects' | 'clock' | P>
}

interface ExportedList {
  /** names the list in the file and in the audit */
  readonly subject: string
  /** tells apart lists of a subject that several people export under one sign-in */
  readonly list?: string
  /** in the order in which the list is shown */
  readonly contentCodes: readonly string[]
  readonly format: ListFormat
}

const keyOf = (tenant: Tenant, named: string, ending: string) => `${tenant}/exports/lists/${shortHash(named, 22)}.${ending}`

/** Lists of which people export files of their own. */
const PERSONAL_SUBJECTS = ['favorites', 'tracked', 'collection', 'group', 'search']

/** Deletes the files into which a person exported lists in an account. */
export async function deleteListExports(
  { objects }: Pick<Ports, 'objects'>,
  { tenant, accountId, userId }: { readonly tenant: Tenant; readonly accountId: string; readonly userId: string },
): Promise<void> {
  for (const subject of PERSONAL_SUBJECTS)
    for (const { ending } of Object.values(LIST_WRITERS))
      await objects.delete(keyOf(tenant, `${accountId} ${userId} ${subject}`, ending))
}

/** Tells the audits that a list was exported. */
export const auditExport = ({ actor: { tenant, userId }, originatedIp, ports }: ExportContext, message: string): Promise<void> =>
  appendAudit(ports, tenant, {
    principal: userId,
    type: 'LIST_EXPORTED',
    data: { message, remoteAddress: originatedIp },
  })

/** Offers documents of a list as a file. */
export async function offerDocuments(
  context: ExportContext,
  { subject, list = '', contentCodes, format }: ExportedList,
): Promise<FileLink> {
  const { actor, origin, ports } = context
  const { tenant, userId, account } = actor
  const { data, count } = await writeDocuments(ports, { tenant, origin, contentCodes, format })
  await auditExport(context, `${subject} ${format} ${count}`)
  const { ending, contentType } = LIST_WRITERS[format]
  const key = keyOf(tenant, `${account?.id} ${userId} ${subject}${list}`, ending)
  return offerExport(ports, { key, title: exportTitle(subject, ports.clock), contentType, data })
}
