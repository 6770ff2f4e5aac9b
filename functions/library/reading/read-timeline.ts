import type { Standing } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { joinRecords } from '../document/joined-document.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { isForerunner, publishedChanges } from '../links/changes.ts'
import { linkStandards } from '../links/link-standards.ts'
import { isDraftEntry, type Member, type Twins } from '../links/member.ts'
import { namesOf } from '../links/names.ts'
import { unnamedFollower } from '../links/next-edition.ts'
import { otherNamesOf } from '../links/related-names.ts'
import { readDocuments, readNames, type TableReader } from '../store.ts'
import { readRelated } from './read-related.ts'

/** records of a standard; the newest are shown */
const MAX_RECORDS = 500

type TimelineKind = 'edition' | 'draft' | 'supplement' | 'translation' | 'twin'

/** Record in the timeline of its standard. */
export interface TimelineEntry {
  readonly kind: TimelineKind
  readonly document: LibraryDocument
  /** the text of the record, as readers meet it */
  readonly held: JoinedDocument
  readonly standing: Standing
  /** edition that came directly after it, where that is not the one that its standing names */
  readonly next?: LibraryDocument
}

export interface StandardTimeline {
  readonly row: JoinedDocument
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
  const published = publishedChanges(standard.texts.map(([first]) => first))
  // The draft of a change that is published tells nothing more, but to whoever opened it.
  const shown = standard.texts.filter(
    (twins) => !isForerunner(twins[0], published) || twins.some(({ contentCode }) => contentCode === document.contentCode),
  )
  const entries = shown.flatMap((twins) => {
    const own = documentsOf(twins)
    return twins.flatMap((member): TimelineEntry[] => {
      const one = documents.get(member.contentCode)
      if (!one) return []
      const { standing } = placed(one).standings[0]
      const next = documents.get(unnamedFollower(standard.texts, twins, standing)?.[0].contentCode ?? '')
      return [{ kind: kindOf(member, twins[0]), document: one, held: joinRecords(own), standing, ...(next && { next }) }]
    })
  })
  return { row: joinRecords(documentsOf(standard.row)), entries }
}
