import type { DocumentCard } from '#contract/document-card.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { Ports } from '#ports/ports.ts'
import { presentCard } from './present.ts'

/** The documents of a scope that were published or updated last. */
export async function newestDocuments(
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
