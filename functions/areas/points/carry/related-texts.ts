import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { dayOf } from '#library/document/day.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readHeld } from '#library/read-held.ts'
import { readLinks } from '#library/read-links.ts'
import { readTimeline } from '#library/read-timeline.ts'
import { readText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'

type RelatedPorts = Pick<Ports, 'table' | 'clock'>

/** Two documents of which points are carried from one to the other. */
export interface CarriedPair {
  readonly from: HeldDocument
  readonly to: HeldDocument
  readonly by: 'edition' | 'translation'
}

const hasText = ({ files }: HeldDocument) => files.pdf !== undefined || files.html !== undefined

/** Lists the editions of a document's standard in its language, newest first: originals, or translations. */
async function listEditions({ table, clock }: RelatedPorts, tenant: Tenant, document: HeldDocument): Promise<HeldDocument[]> {
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
async function listTranslations({ table, clock }: RelatedPorts, tenant: Tenant, document: HeldDocument): Promise<HeldDocument[]> {
  const { translations } = await readLinks(table, tenant, document, dayOf(clock))
  const held = await readHeld(
    table,
    tenant,
    translations.map(({ contentCode }) => contentCode),
  )
  const others = new Map([...held.values()].map((one) => [one.contentCode, one]))
  others.delete(document.contentCode)
  return [...others.values()].filter((one) => hasText(one) && one.record.language !== document.record.language)
}

/** Lists what points are carried from to a document: the edition before it first, then its translations. */
export async function pairsTo(ports: RelatedPorts, tenant: Tenant, to: HeldDocument): Promise<CarriedPair[]> {
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
export async function pairsFrom(ports: RelatedPorts, tenant: Tenant, from: HeldDocument): Promise<CarriedPair[]> {
  const editions = await listEditions(ports, tenant, from)
  const own = editions.findIndex(({ contentCode }) => contentCode === from.contentCode)
  const after = own < 1 ? undefined : editions[own - 1]
  const translations = await listTranslations(ports, tenant, from)
  return [
    ...(after ? [{ from, to: after, by: 'edition' as const }] : []),
    ...translations.map((to) => ({ from, to, by: 'translation' as const })),
  ]
}

/** Reads the texts of two documents in a rendition that both have; that of a PDF has places on pages. */
export async function readBoth(
  ports: Pick<Ports, 'objects'>,
  { from, to }: CarriedPair,
): Promise<readonly [DocumentText, DocumentText] | undefined> {
  for (const format of ['pdf', 'html'] as const) {
    const [one, other] = [from.files[format], to.files[format]]
    if (one && other) return [await readText(ports, one.key), await readText(ports, other.key)]
  }
  const [one, other] = [from.files.pdf ?? from.files.html, to.files.pdf ?? to.files.html]
  return one && other && [await readText(ports, one.key), await readText(ports, other.key)]
}
