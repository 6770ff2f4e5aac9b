import type { StoredRecord } from '../document/library-document.ts'
import type { Links } from './link-documents.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'

type Kind =
  | 'obsoletes'
  | 'obsoletedBy'
  | 'amends'
  | 'amendedBy'
  | 'complementOf'
  | 'adoptedFrom'
  | 'adoptedAs'
  | 'isAlso'
  | 'partOf'
  | 'hasPart'
  | 'related'

/** Relation of a document to another one, in the library's words. */
export interface StatedRelation {
  readonly relation: Kind
  readonly designation: string
  readonly contentCode?: string
}

/** Words of sources. What is not listed is `related`; without a kind the relation is shown elsewhere, or says nothing. */
const KINDS: ReadonlyMap<string, Kind | undefined> = new Map<string, Kind | undefined>([
  ['obsoletes', 'obsoletes'],
  ['replaces', 'obsoletes'],
  ['successorOf', 'obsoletes'],
  ['obsoletedBy', 'obsoletedBy'],
  ['replacedBy', 'obsoletedBy'],
  ['hasSuccessor', 'obsoletedBy'],
  ['successor', 'obsoletedBy'],
  ['revises', 'related'],
  ['revisedBy', 'obsoletedBy'],
  ['updates', 'amends'],
  ['amends', 'amends'],
  ['corrects', 'amends'],
  ['updatedBy', 'amendedBy'],
  ['amendedBy', 'amendedBy'],
  ['correctedBy', 'amendedBy'],
  ['supplements', 'complementOf'],
  ['supplementTo', 'complementOf'],
  ['adoptedFrom', 'adoptedFrom'],
  ['adopts', 'adoptedFrom'],
  ['adoptedAs', 'adoptedAs'],
  ['identical', 'isAlso'],
  ['equivalent', 'isAlso'],
  ['isAlso', 'isAlso'],
  ['draftOf', 'related'],
  ['cites', 'related'],
  ['references', 'related'],
  ['normativeReference', 'related'],
  ['hasPart', 'hasPart'],
  ['includes', 'hasPart'],
  ['partOf', 'partOf'],
  ['includedIn', 'partOf'],
  ['copublishedBy', undefined],
  ['translatedFrom', undefined],
  ['translationOf', undefined],
  ['hasTranslation', undefined],
])

const OPPOSITE: ReadonlyMap<Kind, Kind> = new Map<Kind, Kind>([
  ['obsoletes', 'obsoletedBy'],
  ['obsoletedBy', 'obsoletes'],
  ['amends', 'amendedBy'],
  ['amendedBy', 'amends'],
])

const kindOfWord = (type: string): Kind | undefined => (KINDS.has(type) ? KINDS.get(type) : 'related')

/**
 * Lists a document's relations to others, in the library's words. Its timeline shows what belongs to its own standard, and its
 * standing says what replaced it: relations that contradict it are left out, and so are those that contradict each other.
 */
export function relationsOf(
  record: StoredRecord,
  { standard, standings, replaces }: Links,
  find: (designation: string) => NameEntry | undefined,
  ownNames: readonly string[],
): StatedRelation[] {
  const codes = new Set(standard.texts.flat().map(({ contentCode }) => contentCode))
  const { is, by } = standings[0].standing
  const isReplaced = is === 'superseded' || is === 'withdrawn'
  const stated = record.relations.flatMap(({ type, designation }): StatedRelation[] => {
    const relation = kindOfWord(type)
    if (relation === undefined || ownNames.includes(nameOf(designation))) return []
    const found = find(designation)
    if (found && codes.has(found.contentCode)) return []
    if (relation === 'obsoletedBy' && (!isReplaced || found?.standing?.kind === 'draft')) return []
    return [{ relation, designation, contentCode: found?.contentCode }]
  })
  const parent = record.supplementTo
  const all: StatedRelation[] = [
    ...(isReplaced && by
      ? [{ relation: 'obsoletedBy' as const, designation: by.designationNo, contentCode: by.contentCode }]
      : []),
    ...(parent ? [{ relation: 'complementOf' as const, designation: parent, contentCode: find(parent)?.contentCode }] : []),
    ...stated,
    ...replaces.map(({ designation, contentCode }) => ({ relation: 'obsoletes' as const, designation, contentCode })),
  ]
  return withoutContradictions(all)
}

function withoutContradictions(relations: readonly StatedRelation[]): StatedRelation[] {
  const keyOf = (relation: Kind, one: StatedRelation) => `${relation} ${one.contentCode ?? nameOf(one.designation)}`
  const byKey = new Map(relations.toReversed().map((one) => [keyOf(one.relation, one), one]))
  const kept = [...byKey.values()].reverse()
  return kept.filter((one) => {
    const opposite = OPPOSITE.get(one.relation)
    return opposite === undefined || !byKey.has(keyOf(opposite, one))
  })
}
