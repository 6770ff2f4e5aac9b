import type { DocumentCard } from '#contract/documents/document-card.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { Ports } from '#ports/ports.ts'
import { presentCard } from './present.ts'

/** Finds the last published or updated documents of a scope. */
export async function findNewestDocuments(
  { search }: Pick<Ports, 'search'>,
  scope: SearchScope,
  size: number,
): Promise<DocumentCard[]> {
  const { hits } = await search.find({
    scope,
    text: '',
    field: 'all',
    filters: [],
    sort: { by: 'date', descending: true },
    offset: 0,
    size,
  })
  return hits.map(({ card }) => presentCard(card))
}
