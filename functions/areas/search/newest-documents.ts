import type { DocumentCard } from '#contract/documents/document-card.ts'
import type { SearchFilter, SearchScope } from '#finding/intent.ts'
import type { Ports } from '#ports/ports.ts'
import { presentCard } from './present.ts'

const IN_FORCE: SearchFilter = { facet: 'standing', values: ['in-force', 'under-revision'] }

/** Finds the last published or updated documents of a scope: those in force, then others where there are too few. */
export async function findNewestDocuments(
  { search }: Pick<Ports, 'search'>,
  scope: SearchScope,
  size: number,
): Promise<DocumentCard[]> {
  const find = async (filters: readonly SearchFilter[]) => {
    const newest = { text: '', field: 'all', sort: { by: 'date', descending: true }, offset: 0, size } as const
    return (await search.find({ ...newest, scope, filters })).hits
  }
  const first = await find([IN_FORCE])
  const rest = first.length < size ? await find([]) : []
  const hits = new Map([...first, ...rest].map((hit) => [hit.id, hit]))
  return [...hits.values()].slice(0, size).map(({ card }) => presentCard(card))
}
