import { gzipSync } from 'node:zlib'
import { admin } from '#contract/admin/admin.ts'
import { isActLine } from '#functions/adapters/aws/acts/log-acts.ts'
import { openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import { openAccount } from '#functions/wiring/aws/open/account.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual, expectTrue, poll } from './expect.ts'
import { type LogEvent, linesSince, listSubscribers } from './read-logs.ts'
import { callAs } from './request-site.ts'

const READER = 'subscriber'
/** Refusals are an entry half a minute after their minute. */
const LIMIT_MS = 150_000
const TIMEOUT_MS = 30_000

/** Opens the function to which the logs of the others lead; the answer is what calls it. */
async function openReceiver(): Promise<(event: object) => Promise<void>> {
  const { region, endpoint = '', credentials } = openAccount()
  const lambda = openAwsService({ service: 'lambda', region, endpoint, credentials, timeoutMs: TIMEOUT_MS })
  const destinations = await listSubscribers()
  expectEqual(destinations.length, 1, `functions to which logs lead: ${destinations.join(', ')}`)
  const name = destinations[0]?.split(':function:')[1] ?? ''
  return async (event) => {
    const path = `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`
    const answer = await lambda.send({ method: 'POST', path, body: JSON.stringify(event) })
    const fault = answer.headers.get('x-amz-function-error')
    expectTrue(answer.status < 300 && !fault, `the function of events answers ${answer.status} ${fault} ${answer.body}`)
  }
}

function deliveryOf(events: readonly LogEvent[]): object {
  const logEvents = events.map(({ timestamp, message }, at) => ({ id: `${timestamp}.${at}`, timestamp, message }))
  const data = gzipSync(JSON.stringify({ messageType: 'DATA_MESSAGE', logEvents })).toString('base64')
  return { awslogs: { data } }
}

/**
 * Reads as an administrator and is refused as somebody else. Both are lines of a function's log; delivered to the function of events as
 * CloudWatch does, they are entries of the audits, each once.
 */
export async function checkActs(rehearsal: RehearsalEnvironment): Promise<string> {
  const since = Date.now() - 1000
  const asAdmin = callAs(rehearsal, 'admin')
  const call = `${admin.settings.method} ${admin.settings.path}`
  const refused = await callAs(rehearsal, READER)(admin.settings, {}).catch((error: { readonly status?: number }) => error.status)
  expectEqual(refused, 403, 'a call of administrators by a reader')
  await asAdmin(admin.settings, {})
  const lines = await poll('the lines of both acts', async () => {
    const found = (await linesSince(since)).filter(({ line }) => isActLine(line) && line.act.message.startsWith(call))
    return found.length >= 2 ? found : undefined
  })
  const receive = await openReceiver()
  const delivery = deliveryOf(lines.map(({ event }) => event))
  await receive(delivery)
  await receive(delivery)
  /** Entries of the audits of a type about the call. */
  const told = async (type: string) =>
    (await asAdmin(admin.audits, { size: 100 })).filter((one) => one.type === type && one.data.message?.startsWith(call))
  const read = await told('ADMIN_CALL')
  expectEqual([read.length, read[0]?.principal], [1, 'admin'], 'the read of the administrator in the audits')
  const [entry] = await poll(
    'the refusal in the audits',
    async () => {
      // The rule of every minute does this.
      await receive({})
      const found = await told('AUTHORIZATION_FAILURE')
      return found.length > 0 ? found : undefined
    },
    LIMIT_MS,
  )
  expectEqual([entry?.principal, entry?.data.times], [READER, '1'], 'the refusal in the audits')
  return `a read and a refusal of ${call}: lines of the log, and each one entry of the audits, delivered twice`
}
