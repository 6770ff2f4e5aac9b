import { search } from '#contract/search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentResults } from './present.ts'
import { entitledContent } from './scope.ts'
import { toIntent } from './to-intent.ts'

export const searchEntitledDocuments = useCase(search.entitled, ['search'], async (query, { actor, ports }) => {
  const intent = toIntent(query, entitledContent(actor))
  return presentResults(await ports.search.find(intent), intent, actor)
})
