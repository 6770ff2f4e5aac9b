import type { DocumentMetadata } from '#contract/documents.ts'

type Relation = DocumentMetadata['relations'][number]

/** Relations with a message of their own; all others are listed under "See also". */
const NAMED = new Set([
  'obsoletes',
  'obsoletedBy',
  'updates',
  'updatedBy',
  'amends',
  'amendedBy',
  'complementOf',
  'hasPart',
  'partOf',
  'includes',
  'includedIn',
  'hasEdition',
  'editionOf',
  'hasInstance',
  'instanceOf',
  'hasSuccessor',
  'successorOf',
  'adoptedAs',
  'adoptedFrom',
  'translatedFrom',
  'isAlso',
])

/** Groups relations by kind, each designation once, those with a link first. */
export function groupRelations(relations: readonly Relation[]): { key: string; relations: Relation[] }[] {
  const groups = new Map<string, Map<string, Relation>>()
  for (const relation of relations) {
    const key = NAMED.has(relation.relation) ? relation.relation : 'seeAlso'
    const group = groups.get(key) ?? new Map<string, Relation>()
    if (relation.contentCode || !group.has(relation.designation)) group.set(relation.designation, relation)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({
    key,
    relations: [...group.values()].sort((a, b) => Number(Boolean(b.contentCode)) - Number(Boolean(a.contentCode))),
  }))
}
