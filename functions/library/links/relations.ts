import type { RELATIONS } from '#contract/document-metadata.ts'
import type { StoredRecord } from '../document/library-document.ts'
import type { Links } from './link-documents.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'

type Kind = (typeof RELATIONS)[number]

/** Relation of a document to another one, in the library's words. */
export interface StatedRelation {
  readonly relation: Kind
  readonly designation: string
  readonly contentCode?: string
}

/** Words of sources. What is not listed is `related`; without a kind the relation is shown elsewhere, or says nothing. */
const KINDS: ReadonlyMap<string, Kind | undefined> = new Map<string, Kind | undefined>([
  ['obsoletes', 'replaces'],
  ['replaces', 'replaces'],
  ['successorOf', 'replaces'],
  ['obsoletedBy', 'replaced-by'],
  ['replacedBy', 'replaced-by'],
  ['hasSuccessor', 'replaced-by'],
  ['successor', 'replaced-by'],
  ['revises', 'revises'],
  ['revisedBy', 'replaced-by'],
  ['updates', 'amends'],
  ['amends', 'amends'],
  ['corrects', 'amends'],
  ['updatedBy', 'amended-by'],
  ['amendedBy', 'amended-by'],
  ['correctedBy', 'amended-by'],
  ['supplements', 'supplement-to'],
  ['supplementTo', 'supplement-to'],
  ['adoptedFrom', 'adopts'],
  ['adopts', 'adopts'],
  ['adoptedAs', 'adopted-as'],
  ['identical', 'identical'],
  ['equivalent', 'identical'],
  ['isAlso', 'identical'],
  ['draftOf', 'draft-of'],
  ['cites', 'cites'],
  ['references', 'cites'],
  ['normativeReference', 'cites'],
  ['hasPart', 'has-part'],
  ['includes', 'has-part'],
  ['partOf', 'part-of'],
  ['includedIn', 'part-of'],
  ['copublishedBy', undefined],
  ['translatedFrom', undefined],
  ['translationOf', undefined],
  ['hasTranslation', undefined],
])

const OPPOSITE: ReadonlyMap<Kind, Kind> = new Map<Kind, Kind>([
  ['replaces', 'replaced-by'],
  ['replaced-by', 'replaces'],
  ['amends', 'amended-by'],
  ['amended-by', 'amends'],
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
    if (relation === 'replaced-by' && (!isReplaced || found?.standing?.kind === 'draft')) return []
    return [{ relation, designation, contentCode: found?.contentCode }]
  })
  const parent = record.supplementTo
  const all: StatedRelation[] = [
    ...(isReplaced && by ? [{ relation: 'replaced-by' as const, designation: by.designationNo, contentCode: by.contentCode }] : []),
    ...(parent ? [{ relation: 'supplement-to' as const, designation: parent, contentCode: find(parent)?.contentCode }] : []),
    ...stated,
    ...replaces.map(({ designation, contentCode }) => ({ relation: 'replaces' as const, designation, contentCode })),
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
