import type { Tenant } from '#contract/tenant.ts'
import { dayIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { findMember } from '#people/find-actor.ts'
import { knownNamesOf } from '#people/policy.ts'
import { findPerson } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { spanBefore } from './mail-span.ts'
import { listSubscribers, noteSent, type ReportSubscriber } from './mail-store.ts'
import { maySee } from './policy.ts'
import { readReport } from './reading/read-report.ts'
import { readWantedUsage } from './reading/wanted-usage.ts'
import { writeReportLetter } from './report-letter.ts'

type MailPorts = Pick<Ports, 'table' | 'mail' | 'clock'>

/** Mails go when the day is so old: by then what was used the day before is counted. */
const HOURS_OF_DAY_MS = 6 * 3_600_000

const mailDay = (tenant: Tenant, now: Date) => dayIn(reportZoneOf(tenant), now.getTime() - HOURS_OF_DAY_MS)

const isDue = ({ every, sent }: ReportSubscriber, today: string) => spanBefore(every, today).from > sent

/** Sends the job `mail-reports` for each tenant where a mail is due; jobs of an hour are one. */
export async function requestReportMails(
  { table, jobs, clock }: Pick<Ports, 'table' | 'jobs' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  const now = clock.now()
  for (const tenant of tenants) {
    const today = mailDay(tenant, now)
    if (!(await listSubscribers(table, tenant)).some((one) => isDue(one, today))) continue
    const hour = now.toISOString().slice(0, 13)
    await jobs.send({ id: `mail-reports ${tenant} ${hour}`, name: 'mail-reports', tenant, payload: null })
  }
}

/** Mails the last span to somebody who may see it now; nothing where nothing was used. */
async function mailTo(
  { table, mail, clock }: MailPorts,
  addressOf: DocumentAddress,
  tenant: Tenant,
  subscriber: ReportSubscriber,
): Promise<void> {
  const { userId, accountId, every } = subscriber
  const today = mailDay(tenant, clock.now())
  const { from, to } = spanBefore(every, today)
  const claims = { subject: userId, email: '', firstName: '', lastName: '' }
  const member = await findMember(table, tenant, claims, accountId)
  const person = await findPerson(table, tenant, userId)
  const address = person ? knownNamesOf(person).email : ''
  if (!member || !maySee('usage', member.actor) || address === '') return
  const { langKey, actor } = member
  const wanted = readWantedUsage({ from, to, language: 'en', theme: 'light' }, today)
  const { report, account } = await readReport(table, tenant, { actor, mayAll: false, isUsage: true }, wanted)
  if (Object.values(report.totals).some((number) => number > 0)) {
    const page = pageAddress(addressOf, tenant, `/usage-report?${new URLSearchParams({ from, to })}`)
    const letter = writeReportLetter(langKey, { report, account: account?.name ?? '', from, to, address: page })
    const id = `report ${tenant} ${accountId} ${userId} ${every} ${from}`
    await sendUnasked({ table, mail, clock }, addressOf, 'usage', { id, tenant, to: address, langKey, letter })
  }
  await noteSent(table, tenant, subscriber, from)
}

/** Handles the job `mail-reports`. One that runs twice sends each mail once: its id is that of the span. */
export function mailReportsJob(ports: MailPorts, addressOf: DocumentAddress): JobHandler<'mail-reports'> {
  return async ({ tenant }) => {
    const today = mailDay(tenant, ports.clock.now())
    for (const subscriber of await listSubscribers(ports.table, tenant)) {
      if (!isDue(subscriber, today)) continue
      try {
        await mailTo(ports, addressOf, tenant, subscriber)
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
      }
    }
  }
}
