import { search } from '#contract/search.ts'
import { parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import { isShortQuestion } from '#finding/meaning/short-question.ts'
import { openSearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { allContent, entitledContent, openedTo } from '#library/document/entitlement.ts'
import { offersSearch } from './offered-types.ts'
import { countOnHits } from './pointed/count-on-hits.ts'
import { findWithPoints, narrowToPoints } from './pointed/find-with-points.ts'
import { presentResults } from './present.ts'
import { cutNotice, type SearchInput, toIntent } from './to-intent.ts'

/** A text with a number in it names a document rather than asks. */
const NUMBER = /\d/

type SearchContext = Context<typeof search.all, 'search' | 'table' | 'clock'>

async function searchScope(query: SearchInput, scope: SearchScope, { actor, ports, note }: SearchContext) {
  const intent = toIntent(query, scope, openedTo(actor))
  const points = await openSearchedPoints(ports.table, actor)
  const narrowed = query.points ? await narrowToPoints(intent, points, { actor, ports }) : intent
  const { hits, pointOf } = await findWithPoints(narrowed, points, { actor, ports })
  const countOf = await countOnHits(hits, points, intent, { actor, ports })
  note({ found: hits.total })
  const isShort = query.searchField !== 'designation' && !NUMBER.test(intent.text) && isShortQuestion(parseQuery(intent.text))
  return {
    ...presentResults(hits, intent, actor, { pointOf, countOf }),
    ...cutNotice(query.keywords),
    ...(isShort && { shortQuestion: true as const }),
  }
}

export const searchDocuments = useCase(search.all, ['search', 'table', 'clock'], async (query, context) => {
  const { actor, fail } = context
  if (!offersSearch(actor.tenant, 'all', query.searchField)) return fail('search-type-off', 'searchField')
  return searchScope(query, allContent(actor), context)
})

export const searchEntitledDocuments = useCase(search.entitled, ['search', 'table', 'clock'], async (query, context) => {
  const { actor, fail } = context
  if (!offersSearch(actor.tenant, 'entitled', query.searchField)) return fail('search-type-off', 'searchField')
  return searchScope(query, entitledContent(actor), context)
})
