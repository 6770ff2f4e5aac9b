import type { Tenant } from '#contract/tenant.ts'
import type { Health, Part, PartReport } from '#ports/health.ts'
import type { Table } from '#ports/table.ts'
import { openDomainHealth } from './domain-health.ts'
import { reportEvents } from './events/events-health.ts'
import { type AwsServiceOptions, openAwsService } from './requests/aws-service.ts'
import { listFailedJobs } from './sqs/ledger.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly endpoint?: string
  /** undefined if the engine is not an Amazon OpenSearch Service domain */
  readonly domainName: string | undefined
  readonly queueUrl: string
  /** queue of deliveries of logs that failed for good */
  readonly undeliveredUrl: string
  readonly table: Pick<Table, 'get' | 'query'>
  /** address of the issuer */
  readonly issuer: string
  /** default: the region's endpoint */
  readonly mailEndpoint?: string
}

/** An administrator waits no longer for one part. */
const ISSUER_TIMEOUT_MS = 5000

const QUEUE_LENGTH_ATTRIBUTES = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/** Reports the health of the search domain, from its service, of the job queue, and of what else answers. */
export function openAwsHealth(options: Options): Health {
  const { domainName, queueUrl, undeliveredUrl, table, issuer, mailEndpoint, ...account } = options
  const domain = domainName === undefined ? undefined : openDomainHealth({ ...account, domainName })
  const { region, credentials, endpoint = new URL(queueUrl).origin } = account
  const queue = openAwsService({ service: 'sqs', region, credentials, endpoint })

  const ses = mailEndpoint ?? account.endpoint ?? `https://email.${region}.amazonaws.com`
  const sender = openAwsService({ service: 'ses', region, credentials, endpoint: ses })

  async function reportMail(): Promise<PartReport> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    const body = new URLSearchParams({ Action: 'GetSendQuota', Version: '2010-12-01' }).toString()
    const { status } = await sender.send({ method: 'POST', path: '/', headers, body })
    return { part: 'mail', state: status === 200 ? 'up' : 'down', facts: {} }
  }

  async function reportIdentity(): Promise<PartReport> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS) })
    return { part: 'identity', state: ok ? 'up' : 'down', facts: {} }
  }

  async function countMessages(url: string): Promise<number> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.GetQueueAttributes' }
    const body = JSON.stringify({ QueueUrl: url, AttributeNames: QUEUE_LENGTH_ATTRIBUTES })
    const answer = await queue.send({ method: 'POST', path: '/', headers, body })
    if (answer.status !== 200) throw new Error(`SQS responds with ${answer.status}`)
    const { Attributes = {} } = JSON.parse(String(answer.body)) as { Attributes?: Record<string, string> }
    return QUEUE_LENGTH_ATTRIBUTES.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
  }

  async function reportJobs(tenant: Tenant): Promise<PartReport> {
    const [count, failed] = await Promise.all([countMessages(queueUrl), listFailedJobs(table, tenant)])
    const facts = { waiting: count, failed: failed.length }
    return { part: 'jobs', state: failed.length > 0 ? 'impaired' : 'up', facts }
  }

  /** Acts wait in no place of their own: a delivery that failed for good has some of them, some events of use, or both. */
  async function reportAudits(undelivered: Promise<number>): Promise<PartReport> {
    const count = await undelivered
    return { part: 'audits', state: count > 0 ? 'impaired' : 'up', facts: { undelivered: count } }
  }

  return {
    async report(tenant) {
      const undelivered = countMessages(undeliveredUrl)
      const orDown = (part: Part, report: Promise<PartReport>) =>
        report.catch((): PartReport => ({ part, state: 'down', facts: {} }))
      const [search, ...others] = await Promise.all([
        domain?.(),
        orDown('jobs', reportJobs(tenant)),
        orDown('mail', reportMail()),
        orDown('identity', reportIdentity()),
        orDown('events', reportEvents(table, tenant, undelivered)),
        orDown('audits', reportAudits(undelivered)),
      ])
      return search ? [search, ...others] : others
    },
  }
}
