import { typeAhead as contract } from '#contract/type-ahead.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offersType } from './offered-types.ts'
import { suggest } from './suggest.ts'

const FAMILIES = 25

export const typeAheadPublisher = useCase(contract.typeAheadPublisher, ['search'], async (typed, { actor, ports, fail }) => {
  const { keywords, publisher, 'search-type': type } = typed
  if (!offersType(actor.tenant, type)) return fail('search-type-off', 'search-type')
  return suggest(ports.search, actor, { keywords, type, publisher, publishers: 1, families: FAMILIES })
})
