import { semantic } from '#contract/semantic.ts'
import type { SearchFilter } from '#finding/intent.ts'
import { openSearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent, openedTo } from '#library/document/entitlement.ts'
import { countOnHits } from './pointed/count-on-hits.ts'
import { narrowToPoints } from './pointed/find-with-points.ts'
import { presentMeant } from './present.ts'
import { filtersOf, requestedSort, searchTextOf } from './to-intent.ts'

const PREFIX = /^publisher-/

const publisherFilter = (publishers: readonly string[]): SearchFilter[] =>
  publishers.length > 0 ? [{ facet: 'publisher', values: publishers.map((one) => one.replace(PREFIX, '')) }] : []

export const searchByMeaning = useCase(semantic.semantic, ['search', 'table', 'clock'], async (query, { actor, ports, note }) => {
  const { keywords, publishers, refinements, editions, page, pageSize } = query

  // A passage is text of the document, so only subscribed content is searched.
  const intent = {
    scope: entitledContent(actor),
    text: searchTextOf(keywords),
    filters: [...filtersOf(refinements, undefined), ...publisherFilter(publishers)],
    ...(editions && { editions }),
    opens: openedTo(actor),
    sort: requestedSort(query),
    offset: page * pageSize,
    size: pageSize,
  }
  const points = await openSearchedPoints(ports.table, actor)
  const narrowed = query.points ? await narrowToPoints(intent, points, { actor, ports }) : intent
  const hits = await ports.search.meaning(narrowed)
  const countOf = await countOnHits(hits, points, intent, { actor, ports })
  note({ found: hits.total })
  return presentMeant(hits, intent, actor, { countOf })
})
