import { search } from '#contract/search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'
import { offersSearch } from './offered-types.ts'
import { presentResults } from './present.ts'
import { toIntent } from './to-intent.ts'

export const searchEntitledDocuments = useCase(search.entitled, ['search'], async (query, { actor, ports, note, fail }) => {
  if (!offersSearch(actor.tenant, 'entitled', query.searchField)) return fail('search-type-off', 'searchField')
  const intent = toIntent(query, entitledContent(actor))
  const hits = await ports.search.find(intent)
  note({ found: hits.total })
  return presentResults(hits, intent, actor)
})
