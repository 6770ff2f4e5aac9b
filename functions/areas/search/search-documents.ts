import { search } from '#contract/search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { allContent } from '#library/document/entitlement.ts'
import { offersSearch } from './offered-types.ts'
import { presentResults } from './present.ts'
import { toIntent } from './to-intent.ts'

export const searchDocuments = useCase(search.all, ['search'], async (query, { actor, ports, note, fail }) => {
  if (!offersSearch(actor.tenant, 'all', query.searchField)) return fail('search-type-off', 'searchField')
  const intent = toIntent(query, allContent(actor))
  const hits = await ports.search.find(intent)
  note({ found: hits.total })
  return presentResults(hits, intent, actor)
})
