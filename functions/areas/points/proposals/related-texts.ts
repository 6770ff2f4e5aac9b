import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { dayOf } from '#library/document/day.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readDocumentTexts } from '#library/reading/read-document-texts.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readLinks } from '#library/reading/read-links.ts'
import { readTimeline } from '#library/reading/read-timeline.ts'
import { readText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'

type RelatedPorts = Pick<Ports, 'table' | 'clock'>

/** Two documents of which points are carried from one to the other. */
export interface CarriedPair {
  readonly from: JoinedDocument
  readonly to: JoinedDocument
  readonly by: 'edition' | 'translation'
}

const hasText = ({ files }: JoinedDocument) => files.pdf !== undefined || files.html !== undefined

/** Lists the editions of a document's standard in its language, newest first: originals, or translations. */
async function listEditions({ table, clock }: RelatedPorts, tenant: Tenant, document: JoinedDocument): Promise<JoinedDocument[]> {
  const { entries } = await readTimeline(table, tenant, document, dayOf(clock))
  const own = entries.find(({ held }) => held.contentCode === document.contentCode)
  if (own?.kind !== 'edition' && own?.kind !== 'translation') return []
  const { language } = document.record
  return entries
    .filter((one) => one.kind === own.kind && one.document.record.language === language)
    .map(({ held }) => held)
    .filter((one) => one.contentCode === document.contentCode || hasText(one))
}

/** Lists the same text in other languages: the original, and its translations. */
async function listTranslations(
  { table, clock }: RelatedPorts,
  tenant: Tenant,
  document: JoinedDocument,
): Promise<JoinedDocument[]> {
  const { translations } = await readLinks(table, tenant, document, dayOf(clock))
  const held = await readJoinedDocuments(
    table,
    tenant,
    translations.map(({ contentCode }) => contentCode),
  )
  const others = new Map([...held.values()].map((one) => [one.contentCode, one]))
  others.delete(document.contentCode)
  return [...others.values()].filter((one) => hasText(one) && one.record.language !== document.record.language)
}

/** Lists what points are carried from to a document: the edition before it first, then its translations. */
export async function pairsTo(ports: RelatedPorts, tenant: Tenant, to: JoinedDocument): Promise<CarriedPair[]> {
  const editions = await listEditions(ports, tenant, to)
  const own = editions.findIndex(({ contentCode }) => contentCode === to.contentCode)
  const before = own < 0 ? undefined : editions[own + 1]
  const translations = await listTranslations(ports, tenant, to)
  return [
    ...(before ? [{ from: before, to, by: 'edition' as const }] : []),
    ...translations.map((from) => ({ from, to, by: 'translation' as const })),
  ]
}

/** Lists what points of a document are carried to: the edition after it first, then its translations. */
export async function pairsFrom(ports: RelatedPorts, tenant: Tenant, from: JoinedDocument): Promise<CarriedPair[]> {
  const editions = await listEditions(ports, tenant, from)
  const own = editions.findIndex(({ contentCode }) => contentCode === from.contentCode)
  const after = own < 1 ? undefined : editions[own - 1]
  const translations = await listTranslations(ports, tenant, from)
  return [
    ...(after ? [{ from, to: after, by: 'edition' as const }] : []),
    ...translations.map((to) => ({ from, to, by: 'translation' as const })),
  ]
}

type TextPorts = Pick<Ports, 'objects' | 'jobs' | 'clock'>

/** Reads the texts of two documents in a rendition that both have; that of a PDF has places on pages. */
export async function readBoth(
  ports: TextPorts,
  tenant: Tenant,
  { from, to }: CarriedPair,
): Promise<readonly [DocumentText, DocumentText] | undefined> {
  const own = (document: JoinedDocument) => document.files.pdf ?? document.files.html
  const format = (['pdf', 'html'] as const).find((one) => from.files[one] && to.files[one])
  const [one, other] = format ? [from.files[format], to.files[format]] : [own(from), own(to)]
  if (!one || !other) return undefined
  return [await readOrMake(ports, tenant, from, one.key), await readOrMake(ports, tenant, to, other.key)]
}

/** Reads a text. Where it is of an earlier version, it is made again before this job is tried again. */
async function readOrMake(ports: TextPorts, tenant: Tenant, document: JoinedDocument, key: string): Promise<DocumentText> {
  try {
    return await readText(ports, key)
  } catch (error) {
    if (error instanceof TextUnreadable) await readDocumentTexts(document, { tenant, ports })
    throw error
  }
}
