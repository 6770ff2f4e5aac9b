import { account } from '#contract/account.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findActor, findMember } from '#people/find-actor.ts'
import { writeOfSelection } from '#people/sessions.ts'
import { describeAccount } from './get-account.ts'

/** Selects an account for the session: another browser of the person keeps its own. */
export const switchAccount = useCase(
  account.switch,
  ['table', 'clock'],
  async ({ accountId }, { actor, session, originatedIp, ports: { table, clock }, fail }) => {
    const { tenant, userId } = actor
    // Rights depend on the account, so the actor is built again.
    const member = await findMember(table, tenant, { ...actor, subject: userId }, accountId)
    if (!member) return fail('account-not-entitled', accountId)
    const audit = {
      principal: userId,
      type: 'ACCOUNT_SWITCHED',
      data: { message: accountId, remoteAddress: originatedIp },
    } as const
    const selection = writeOfSelection({ tenant, userId, session }, accountId, clock.now())
    await appendAudit({ table, clock }, tenant, audit, [selection])
    const switched = await findActor(table, tenant, { ...actor, subject: userId, session })
    return (switched && (await describeAccount(table, switched))) ?? fail('account-not-exist')
  },
)
