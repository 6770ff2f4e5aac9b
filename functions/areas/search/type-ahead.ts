import { typeAhead } from '#contract/type-ahead.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offersType } from './offered-types.ts'
import { suggestDocuments } from './suggest.ts'

const MAX_PUBLISHERS = 5
const MAX_FAMILIES = 4
const MAX_FAMILIES_OF_PUBLISHER = 25

export const typeAheadAll = useCase(typeAhead.typeAhead, ['search'], async (input, { actor, ports, fail }) => {
  const { keywords, 'search-type': type } = input
  if (!offersType(actor.tenant, type)) return fail('search-type-off', 'search-type')
  return suggestDocuments(ports.search, actor, { keywords, type, publishers: MAX_PUBLISHERS, families: MAX_FAMILIES })
})

export const typeAheadPublisher = useCase(typeAhead.typeAheadPublisher, ['search'], async (input, { actor, ports, fail }) => {
  const { keywords, publisher, 'search-type': type } = input
  if (!offersType(actor.tenant, type)) return fail('search-type-off', 'search-type')
  const limits = { publishers: 1, families: MAX_FAMILIES_OF_PUBLISHER }
  return suggestDocuments(ports.search, actor, { keywords, type, publisher, ...limits })
})
