import { typeAhead as contract } from '#contract/type-ahead.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offersType } from './offered-types.ts'
import { suggest } from './suggest.ts'

const PUBLISHERS = 5
const FAMILIES = 4

export const typeAhead = useCase(contract.typeAhead, ['search'], async (typed, { actor, ports, fail }) => {
  const { keywords, 'search-type': type } = typed
  if (!offersType(actor.tenant, type)) return fail('search-type-off', 'search-type')
  return suggest(ports.search, actor, { keywords, type, publishers: PUBLISHERS, families: FAMILIES })
})
