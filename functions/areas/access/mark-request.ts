import type { Tenant } from '#contract/tenant.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { findRequest, markedRequest, markWrite, type StoredRequest } from './store.ts'

/** Mark on a request, by whom and from where. */
export interface RequestMark {
  readonly accountId: string
  readonly id: string
  /** ISO 8601, when it was handled; absent: it is opened again */
  readonly handled?: string | undefined
  readonly reason?: string | undefined
  readonly by: string
  readonly address: string
}

/** A request is handled once at a time: not by a mark that was taken back, nor by that of a request before it. */
const isDue = (request: StoredRequest, handled: string | undefined) =>
  handled === undefined
    ? request.handled !== undefined
    : request.handled === undefined && (request.answered ?? '') < handled && request.since <= handled

/**
 * Marks a request as handled or as open, together with the audit of it, and returns it as it then is; `missing` where there is none.
 * It may run again, and where another mark came first that stays.
 */
export function markRequest(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { accountId, id, by, address, ...mark }: RequestMark,
): Promise<StoredRequest | 'missing'> {
  return untilWritten(async () => {
    const request = await findRequest(table, tenant, accountId, id)
    if (!request) return 'missing'
    if (!isDue(request, mark.handled)) return request
    const type = mark.handled === undefined ? 'ACCESS_REOPENED' : 'ACCESS_ANSWERED'
    const data = {
      ...{ message: request.contentCode, remoteAddress: address, account: accountId, person: request.userId },
      ...(mark.reason && { reason: mark.reason }),
    }
    try {
      const write = markWrite(tenant, accountId, request, mark)
      await appendAudit({ table, clock }, tenant, { principal: by, type, data }, [write])
      return markedRequest(request, mark)
    } catch (error) {
      if (error instanceof ConditionFailed) return undefined
      throw error
    }
  })
}
