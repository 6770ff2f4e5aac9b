import { access } from '#contract/access.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayManageAccount } from '#people/policy.ts'
import { findAccounts } from '#people/store.ts'
import { seesAllRequests } from './policy.ts'
import { presentReceived } from './present.ts'
import { listAllRequests, listRequests, markRequest, type RequestOfAccount } from './store.ts'

const isOpen = ({ handled }: RequestOfAccount) => handled === undefined

const openFirst = (a: RequestOfAccount, b: RequestOfAccount) =>
  Number(isOpen(b)) - Number(isOpen(a)) || (a.since < b.since ? 1 : -1)

export const listAccessRequests = useCase(access.list, ['table'], async ({ page, size }, { actor, tenant, ports }) => {
  const accountId = actor.account?.id ?? ''
  const own = (await listRequests(ports.table, tenant, accountId)).map((one) => ({ ...one, accountId }))
  // Requests of earlier releases are found in the own account alone.
  const others = seesAllRequests(actor) ? await listAllRequests(ports.table, tenant) : []
  const all = [...own, ...others.filter((one) => one.accountId !== accountId)]
  const shown = all.toSorted(openFirst).slice(page * size, (page + 1) * size)
  const ids = [...new Set(shown.map((one) => one.accountId))]
  const names = new Map((await findAccounts(ports.table, tenant, ids)).map((account, at) => [ids[at], account?.name ?? '']))
  const result = shown.map((one) => presentReceived(one, names.get(one.accountId) ?? ''))
  return { count: all.length, open: all.filter(isOpen).length, result }
})

export const handleAccessRequest = useCase(
  access.handle,
  ['table', 'jobs', 'clock'],
  async ({ id, handled, reason, ...given }, { actor, tenant, ports: { table, jobs, clock }, fail }) => {
    const accountId = given.accountId ?? actor.account?.id ?? ''
    if (!mayManageAccount(actor, accountId)) fail('forbidden', 'accountId')
    const at = handled ? clock.now() : undefined
    const marked = id.isWellFormed() ? await markRequest(table, tenant, accountId, { id, handled: at, reason }) : undefined
    if (!marked) return fail('access-request-not-found', 'id')
    if (marked.handled) {
      const payload = { accountId, requestId: id, handled: marked.handled }
      const job = {
        id: `notify-access-answer ${tenant} ${accountId} ${id} ${marked.handled}`,
        name: 'notify-access-answer',
      } as const
      await jobs.send({ ...job, tenant, payload })
    }
    const [account] = await findAccounts(table, tenant, [accountId])
    return presentReceived({ ...marked, accountId }, account?.name ?? '')
  },
)
