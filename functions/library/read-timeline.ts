import type { Tenant } from '#contract/tenant.ts'
import type { HeldDocument } from './document/held-document.ts'
import { heldDocumentOf } from './document/held-document.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { linkStandards, type StandardLinks } from './links/link-standards.ts'
import { isDraftEntry, type Member, type Twins } from './links/member.ts'
import { namesOf } from './links/names.ts'
import { otherNamesOf } from './links/related-names.ts'
import { readRelated } from './read-related.ts'
import { readDocuments, readNames, type TableReader } from './store.ts'

/** records of a standard; the newest are shown */
const MAX_RECORDS = 500

type TimelineKind = 'edition' | 'draft' | 'supplement' | 'translation' | 'twin'

/** Record in the timeline of its standard. */
export interface TimelineEntry {
  readonly kind: TimelineKind
  readonly document: LibraryDocument
  /** the text of the record, as readers meet it */
  readonly held: HeldDocument
  readonly standing: StandardLinks['standings'][0]['standing']
}

export interface StandardTimeline {
  readonly row: HeldDocument
  /** newest first, each text followed by its twins */
  readonly entries: readonly TimelineEntry[]
}

function kindOf(member: Member, first: Member): TimelineKind {
  if (member !== first) return 'twin'
  if (member.member.changes) return 'supplement'
  if (isDraftEntry(member)) return 'draft'
  return member.member.translated || member.member.tongued ? 'translation' : 'edition'
}

async function readMembers(table: TableReader, tenant: Tenant, texts: readonly Twins[]) {
  const codes = texts.flat().map(({ contentCode }) => contentCode)
  const items = await readDocuments(table, tenant, [...new Set(codes)].slice(0, MAX_RECORDS))
  return new Map([...items].flatMap(([code, { document }]) => (document ? [[code, document] as const] : [])))
}

/** Reads everything that belongs to a document's standard, with its standing on a day. */
export async function readTimeline(
  table: TableReader,
  tenant: Tenant,
  document: LibraryDocument,
  day: string,
): Promise<StandardTimeline> {
  const pages = await readNames(table, tenant, [namesOf(document.record).standard])
  const { standard } = linkStandards(pages, day)(document)
  const documents = await readMembers(table, tenant, [standard.row, ...standard.texts])
  const all = [...documents.values()]
  const names = all.flatMap((one) => [...namesOf(one.record).is, ...otherNamesOf(one)])
  const placed = linkStandards(await readRelated(table, tenant, names, pages), day)
  const documentsOf = (twins: Twins) => twins.flatMap(({ contentCode }) => documents.get(contentCode) ?? [])
  const entries = standard.texts.flatMap((twins) => {
    const own = documentsOf(twins)
    return twins.flatMap((member): TimelineEntry[] => {
      const one = documents.get(member.contentCode)
      if (!one) return []
      return [
        { kind: kindOf(member, twins[0]), document: one, held: heldDocumentOf(own), standing: placed(one).standings[0].standing },
      ]
    })
  })
  return { row: heldDocumentOf(documentsOf(standard.row)), entries }
}
