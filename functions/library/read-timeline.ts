import type { Tenant } from '#contract/tenant.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { findStandard } from './find-standard.ts'
import { isDraft, isSupplement, type Member } from './links/standard.ts'
import { readDocuments, type TableReader } from './store.ts'

/** records of a standard; the newest are shown */
const MAX_RECORDS = 500

type TimelineKind = 'edition' | 'draft' | 'supplement' | 'translation' | 'twin'

/** Record in the timeline of its standard. */
export interface TimelineEntry {
  readonly kind: TimelineKind
  readonly document: LibraryDocument
}

export interface StandardTimeline {
  /** records of the text that represents the standard, the one that stands for them first */
  readonly row: readonly LibraryDocument[]
  /** newest first, each text followed by its twins */
  readonly entries: readonly TimelineEntry[]
}

function kindOf(member: Member, first: Member): TimelineKind {
  if (member !== first) return 'twin'
  if (isSupplement(member)) return 'supplement'
  if (isDraft(member)) return 'draft'
  return member.place.translated || !member.place.plain ? 'translation' : 'edition'
}

/** Reads everything that belongs to a document's standard. */
export async function readTimeline(table: TableReader, tenant: Tenant, document: LibraryDocument): Promise<StandardTimeline> {
  const found = await findStandard(table, tenant, document)
  if (!found) return { row: [document], entries: [{ kind: 'edition', document }] }
  const { texts, row } = found.standard
  const codes = [row, ...texts].flat().map(({ contentCode }) => contentCode)
  const items = await readDocuments(table, tenant, [...new Set(codes)].slice(0, MAX_RECORDS))
  const documentOf = ({ contentCode }: Member) => items.get(contentCode)?.document
  const documentsOf = (members: readonly Member[]) => members.flatMap((member) => documentOf(member) ?? [])
  const entries = texts.flatMap((twins) =>
    twins.flatMap((member) => {
      const own = documentOf(member)
      return own ? [{ kind: kindOf(member, twins[0]), document: own }] : []
    }),
  )
  return { row: documentsOf(row), entries }
}
