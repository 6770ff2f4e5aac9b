import type { DocumentMetadata } from '#contract/documents/documents.ts'

type Related = DocumentMetadata['relations'][number]

/** Groups relations by kind, each designation once, those with a link first. */
export function groupRelations(relations: readonly Related[]): { key: string; relations: Related[] }[] {
  const groups = new Map<string, Map<string, Related>>()
  for (const one of relations) {
    const key = one.relation === 'related' ? 'seeAlso' : one.relation
    const group = groups.get(key) ?? new Map<string, Related>()
    if (one.contentCode || !group.has(one.designation)) group.set(one.designation, one)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({
    key,
    relations: [...group.values()].sort((a, b) => Number(Boolean(b.contentCode)) - Number(Boolean(a.contentCode))),
  }))
}
