import { json } from 'node:stream/consumers'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { findMember } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { resultKeyOf } from '../making/result-objects.ts'
import { wantedOf } from '../making/result-request.ts'
import { findAwaitedAnswer } from './find-state.ts'
import { type AwaitedResult, findAwaitedResult } from './store.ts'
import { writeReadyLetter } from './write-ready-mail.ts'

type NotifyPorts = Pick<Ports, 'table' | 'objects' | 'jobs' | 'mail' | 'clock'>

/** Bytes of a result whose changes the mail lists; the result of 1,000 pages has a tenth. */
const MAX_RESULT_BYTES = 20 * 2 ** 20

/**
 * Mails somebody that the result is there that they wait for, or that it cannot be made: by their present rights, once for each
 * time of asking, and without a word of a text that is read on screen alone.
 */
export function notifyComparison(ports: NotifyPorts, addressOf: DocumentAddress): JobHandler<'notify-comparison'> {
  return async ({ id, tenant, payload }) => {
    const { accountId, userId, email, awaited } = payload
    if (email === '') return
    const wish = await findAwaitedResult(ports.table, { tenant, accountId, userId }, awaited)
    const member = await findMember(ports.table, tenant, { subject: userId, email, firstName: '', lastName: '' }, accountId)
    if (!wish || !member) return
    const found = await findAwaitedAnswer(wish, { ports, tenant, actor: member.actor })
    if (found?.answer.state === 'making') return
    const result = found && (await readChanges(ports, tenant, found))
    const letter = writeReadyLetter(member.langKey, {
      outcome: outcomeOf(wish, found?.answer.state === 'ready'),
      ...wish.names,
      library: tenants[tenant].shown.tenantName,
      address: pageAddress(addressOf, tenant, pathOfView(wish)),
      ...(result && { result }),
    })
    await sendLetter(ports, { id, tenant, to: email, langKey: member.langKey, letter })
  }
}

const outcomeOf = ({ view }: AwaitedResult, isReady: boolean) =>
  isReady ? (view === 'redline' ? 'redline' : 'comparison') : 'failed'

async function readChanges(
  { objects }: Pick<Ports, 'objects'>,
  tenant: AwaitedTenant,
  { sides, form, answer }: NonNullable<Awaited<ReturnType<typeof findAwaitedAnswer>>>,
): Promise<ComparisonResult | undefined> {
  if (form !== 'changes' || !answer.file || answer.protected) return undefined
  const object = await objects.get(resultKeyOf(tenant, wantedOf(sides, form, {})))
  return object && object.size <= MAX_RESULT_BYTES ? ((await json(object.body)) as ComparisonResult) : undefined
}

type AwaitedTenant = Parameters<typeof resultKeyOf>[0]

/** Path of the page that shows a view; that of a red-line is the comparison that has its download. */
function pathOfView({ view, older, newer }: AwaitedResult): string {
  const isText = view === 'unified' || view === 'split'
  const query = new URLSearchParams({ older, newer, ...(isText && { format: 'HTML' }) })
  return `/${view === 'report' ? 'change-report' : 'compare'}?${query}`
}
