import { account } from '#contract/account.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findActor } from '#people/find-actor.ts'
import { maySwitchTo } from '#people/policy.ts'
import { writeOfSelection } from '#people/sessions.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { describeAccount } from './get-account.ts'
import { maySwitch } from './policy.ts'

/** Selects an account for the session: another browser of the person keeps its own. */
export const switchAccount = useCase(
  account.switch,
  ['table', 'clock'],
  async ({ accountId }, { actor, session, originatedIp, ports: { table, clock }, fail }) => {
    const { tenant, userId } = actor
    if (!maySwitch(authTypeOf(tenant, session))) return fail('account-fixed')
    if (!maySwitchTo(actor.accountIds, accountId)) return fail('account-not-entitled', accountId)
    const audit = {
      principal: userId,
      type: 'ACCOUNT_SWITCHED',
      data: { message: accountId, remoteAddress: originatedIp },
    } as const
    const selection = writeOfSelection({ tenant, userId, session }, accountId, clock.now())
    await appendAudit({ table, clock }, tenant, audit, [selection])
    // Rights depend on the account, so the actor is built again.
    const asking = { claims: { ...actor, subject: userId, session }, address: originatedIp, now: clock.now() }
    const switched = await findActor(table, tenant, asking)
    return (switched && (await describeAccount(table, { actor: switched, session }))) ?? fail('account-not-exist')
  },
)
