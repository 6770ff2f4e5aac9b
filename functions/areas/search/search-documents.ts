import { search } from '#contract/search.ts'
import { parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import { isShortQuestion } from '#finding/meaning/short-question.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { allContent, entitledContent } from '#library/document/entitlement.ts'
import { offersSearch } from './offered-types.ts'
import { presentResults } from './present.ts'
import { openedTo, type SearchInput, toIntent } from './to-intent.ts'

/** A text with a number in it names a document rather than asks. */
const NUMBER = /\d/

type SearchContext = Context<typeof search.all, 'search'>

async function searchScope(query: SearchInput, scope: SearchScope, { actor, ports, note }: SearchContext) {
  const intent = toIntent(query, scope, openedTo(actor))
  const hits = await ports.search.find(intent)
  note({ found: hits.total })
  const isShort = query.searchField !== 'designation' && !NUMBER.test(intent.text) && isShortQuestion(parseQuery(intent.text))
  return { ...presentResults(hits, intent, actor), ...(isShort && { shortQuestion: true as const }) }
}

export const searchDocuments = useCase(search.all, ['search'], async (query, context) => {
  const { actor, fail } = context
  if (!offersSearch(actor.tenant, 'all', query.searchField)) return fail('search-type-off', 'searchField')
  return searchScope(query, allContent(actor), context)
})

export const searchEntitledDocuments = useCase(search.entitled, ['search'], async (query, context) => {
  const { actor, fail } = context
  if (!offersSearch(actor.tenant, 'entitled', query.searchField)) return fail('search-type-off', 'searchField')
  return searchScope(query, entitledContent(actor), context)
})
