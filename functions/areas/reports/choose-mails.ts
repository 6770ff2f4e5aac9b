import { type ReportMails, reports } from '#contract/reports.ts'
import { dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { useCase } from '#functions/http/use-case.ts'
import { addressHash, refusesMails, saveRefusal } from '#functions/mails/mail-choices.ts'
import { spanBefore } from './mail-span.ts'
import { dropSubscriber, findFrequency, saveSubscriber } from './mail-store.ts'
import { maySee } from './policy.ts'

export const showReportMails = useCase(reports.mails, ['table'], async (_, { actor, tenant, ports: { table }, fail }) => {
  if (!maySee('usage', actor) || !actor.account) return fail('forbidden')
  const mailed = { address: addressHash(actor.email), kind: 'usage' } as const
  const every = await findFrequency(table, tenant, { userId: actor.userId, accountId: actor.account.id })
  const answer: ReportMails = { every: every === undefined || (await refusesMails(table, tenant, mailed)) ? 'never' : every }
  return answer
})

/** Lets mails come from the next week or month on, or ends them. Whoever has ended them by the link of a mail gets them again. */
export const saveReportMails = useCase(
  reports.saveMails,
  ['table', 'clock'],
  async ({ every }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!maySee('usage', actor) || !actor.account) return fail('forbidden')
    const person = { userId: actor.userId, accountId: actor.account.id }
    if (every === 'never') {
      await dropSubscriber(table, tenant, person)
      return { every }
    }
    const { from: sent } = spanBefore(every, dayIn(reportZoneOf(tenant), clock.now().getTime()))
    await saveRefusal(table, tenant, { address: addressHash(actor.email), kind: 'usage' }, false)
    await saveSubscriber(table, tenant, { ...person, every, sent })
    return { every }
  },
)
