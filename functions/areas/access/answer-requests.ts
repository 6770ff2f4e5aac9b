import { access } from '#contract/access.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayManageAccount } from '#people/policy.ts'
import { findAccounts } from '#people/store.ts'
import { markRequest } from './mark-request.ts'
import { seesAllRequests } from './policy.ts'
import { presentReceived } from './present.ts'
import { findRequest, listAllRequests, listRequests, type RequestOfAccount } from './store.ts'

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

/**
 * Marks a request. The job of its mail is sent before the mark and makes it too, so that whoever asked is told wherever the process
 * ends.
 */
export const handleAccessRequest = useCase(
  access.handle,
  ['table', 'jobs', 'clock'],
  async ({ id, handled, reason, ...given }, { actor, tenant, originatedIp, ports, fail }) => {
    const { table, jobs, clock } = ports
    const accountId = given.accountId ?? actor.account?.id ?? ''
    if (!mayManageAccount(actor, accountId)) fail('forbidden', 'accountId')
    const before = id.isWellFormed() ? await findRequest(table, tenant, accountId, id) : undefined
    if (!before) return fail('access-request-not-found', 'id')
    const by = { by: actor.userId, address: originatedIp }
    const at = handled ? clock.now().toISOString() : undefined
    if (at !== undefined && before.handled === undefined) {
      const payload = { accountId, requestId: id, handled: at, reason: reason ?? '', ...by }
      const job = { id: `notify-access-answer ${tenant} ${accountId} ${id} ${at}`, name: 'notify-access-answer' } as const
      await jobs.send({ ...job, tenant, payload })
    }
    const marked = await markRequest(ports, tenant, { accountId, id, handled: at, reason, ...by })
    if (marked === 'missing') return fail('access-request-not-found', 'id')
    const [account] = await findAccounts(table, tenant, [accountId])
    return presentReceived({ ...marked, accountId }, account?.name ?? '')
  },
)
