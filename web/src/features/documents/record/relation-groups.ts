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

type Related = Pick<DocumentMetadata, 'designation' | 'standing' | 'relations'>

const IN_FORCE = ['in-force', 'amended', 'under-revision']
const OF_SUCCESSORS = ['obsoletedBy', 'hasSuccessor']
const OF_CHANGES = ['updates', 'updatedBy', 'amends', 'amendedBy']

/**
 * Leaves out what contradicts the record: a pair that replaces each other, and the successor of an edition in force. Amendments of
 * the document itself are listed with its supplements.
 */
function soundRelations({ designation, standing, relations }: Related): Relation[] {
  const named = (kind: string) => new Set(relations.filter(({ relation }) => relation === kind).map((one) => one.designation))
  const [before, after] = [named('obsoletes'), named('obsoletedBy')]
  return relations.filter((one) => {
    if (/^obsoletes$|^obsoletedBy$/.test(one.relation) && before.has(one.designation) && after.has(one.designation)) return false
    if (OF_SUCCESSORS.includes(one.relation)) return !IN_FORCE.includes(standing.is)
    return !(OF_CHANGES.includes(one.relation) && one.designation.startsWith(`${designation}/`))
  })
}

/** Groups sound relations by kind, each designation once, those with a link first. */
export function groupRelations(document: Related): { key: string; relations: Relation[] }[] {
  const groups = new Map<string, Map<string, Relation>>()
  for (const relation of soundRelations(document)) {
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
