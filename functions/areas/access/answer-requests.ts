import { access } from '#contract/access.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentReceived } from './present.ts'
import { listRequests, markRequest, type StoredRequest } from './store.ts'

const isOpen = ({ handled }: StoredRequest) => handled === undefined

const openFirst = (a: StoredRequest, b: StoredRequest) => Number(isOpen(b)) - Number(isOpen(a)) || (a.since < b.since ? 1 : -1)

export const listAccessRequests = useCase(access.list, ['table'], async ({ page, size }, { actor, tenant, ports }) => {
  const all = await listRequests(ports.table, tenant, actor.account?.id ?? '')
  const shown = all.toSorted(openFirst).slice(page * size, (page + 1) * size)
  return { count: all.length, open: all.filter(isOpen).length, result: shown.map(presentReceived) }
})

export const handleAccessRequest = useCase(
  access.handle,
  ['table', 'clock'],
  async ({ id, handled }, { actor, tenant, ports: { table, clock }, fail }) => {
    const at = handled ? clock.now() : undefined
    const marked = id.isWellFormed() && (await markRequest(table, tenant, actor.account?.id ?? '', { id, handled: at }))
    return marked ? presentReceived(marked) : fail('access-request-not-found', 'id')
  },
)
