import type { Relation } from '#contract/documents/document-metadata.ts'
import type { StoredRecord } from '../document/library-document.ts'
import { CITES } from './citations.ts'
import type { Links } from './link-documents.ts'
import { isDraftEntry } from './member.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'

/** Relation of a document to another one, in the library's words. */
export interface StatedRelation {
  readonly relation: Relation
  readonly designation: string
  readonly contentCode?: string
}

/** Words of sources. What is not listed is `related`; without a relation it is shown elsewhere, or says nothing. */
const WORDS: Readonly<Record<Relation | 'none', readonly string[]>> = {
  replaces: ['obsoletes', 'replaces', 'successorOf'],
  replacedBy: ['obsoletedBy', 'replacedBy', 'hasSuccessor', 'successor', 'revisedBy'],
  revises: ['revises'],
  draftOf: ['draftOf'],
  amends: ['updates', 'amends', 'corrects'],
  amendedBy: ['updatedBy', 'amendedBy', 'correctedBy'],
  supplementTo: ['supplements', 'supplementTo'],
  adopts: ['adoptedFrom', 'adopts'],
  adoptedAs: ['adoptedAs'],
  identical: ['identical', 'equivalent', 'isAlso'],
  hasPart: ['hasPart', 'includes'],
  partOf: ['partOf', 'includedIn'],
  cites: CITES,
  related: [],
  none: ['copublishedBy', 'translatedFrom', 'translationOf', 'hasTranslation'],
}
const RELATION_OF = new Map(
  Object.entries(WORDS).flatMap(([relation, words]) => words.map((word) => [word, relation as Relation | 'none'] as const)),
)

const OPPOSITE: ReadonlyMap<Relation, Relation> = new Map<Relation, Relation>([
  ['replaces', 'replacedBy'],
  ['replacedBy', 'replaces'],
  ['amends', 'amendedBy'],
  ['amendedBy', 'amends'],
])

/**
 * Lists a document's relations to others, in the library's words. Its timeline shows what belongs to its own standard, and its
 * standing says what replaced it: relations that contradict it are left out, and so are those that contradict each other.
 */
export function relationsOf(
  record: StoredRecord,
  { standard, standings, twins, replaces }: Links,
  find: (designation: string) => NameEntry | undefined,
  ownNames: readonly string[],
): StatedRelation[] {
  const { is, by } = standings[0].standing
  const isReplaced = is === 'superseded' || is === 'withdrawn'
  const stated = record.relations.flatMap(({ type, designation }): StatedRelation[] => {
    const relation = RELATION_OF.get(type) ?? 'related'
    if (relation === 'none' || ownNames.includes(nameOf(designation))) return []
    const found = find(designation)
    if (found && standard.byCode.has(found.contentCode)) return []
    if (relation === 'replacedBy' && (!isReplaced || found?.standing?.kind === 'draft')) return []
    // Some sources say of an edition that it updates its own amendment.
    const isOwnChange = relation === 'amends' && designation.startsWith(`${record.designation}/`)
    return [{ relation: isOwnChange ? 'amendedBy' : relation, designation, contentCode: found?.contentCode }]
  })
  const parent = record.supplementTo
  const [edition] = standard.row
  const all: StatedRelation[] = [
    ...(isReplaced && by
      ? [{ relation: 'replacedBy' as const, designation: by.designationNo, contentCode: by.contentCode }]
      : []),
    ...(isDraftEntry(twins[0]) && !isDraftEntry(edition) && !edition.member.changes && !twins[0].member.changes
      ? [{ relation: 'draftOf' as const, designation: edition.designation, contentCode: edition.contentCode }]
      : []),
    ...(parent ? [{ relation: 'supplementTo' as const, designation: parent, contentCode: find(parent)?.contentCode }] : []),
    ...stated,
    ...replaces.map(({ designation, contentCode }) => ({ relation: 'replaces' as const, designation, contentCode })),
  ]
  return withoutContradictions(all)
}

function withoutContradictions(relations: readonly StatedRelation[]): StatedRelation[] {
  const keyOf = (relation: Relation, one: StatedRelation) => `${relation} ${one.contentCode ?? nameOf(one.designation)}`
  const byKey = new Map(relations.toReversed().map((one) => [keyOf(one.relation, one), one]))
  const kept = [...byKey.values()].reverse()
  return kept.filter((one) => {
    const opposite = OPPOSITE.get(one.relation)
    return opposite === undefined || !byKey.has(keyOf(opposite, one))
  })
}
