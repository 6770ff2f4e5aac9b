import { search } from '#contract/search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentResults } from './present.ts'
import { allContent } from './scope.ts'
import { toIntent } from './to-intent.ts'

export const searchDocuments = useCase(search.all, ['search'], async (query, { actor, ports }) => {
  const intent = toIntent(query, allContent(actor))
  return presentResults(await ports.search.find(intent), intent, actor)
})
