import type { Tenant } from '#contract/tenant.ts'
import type { Health, PartReport } from '#ports/health.ts'
import type { Table } from '#ports/table.ts'
import { openDomainHealth } from './domain-health.ts'
import { type AwsServiceOptions, openAwsService } from './requests/aws-service.ts'
import { listFailedJobs } from './sqs/ledger.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly endpoint?: string
  /** undefined where the engine is no domain of the service */
  readonly domainName: string | undefined
  readonly queueUrl: string
  readonly table: Pick<Table, 'query'>
}

const WAITING = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/** The search domain as its service sees it, and the queue of jobs. */
export function openAwsHealth({ domainName, queueUrl, table, ...account }: Options): Health {
  const domain = domainName === undefined ? undefined : openDomainHealth({ ...account, domainName })
  const { region, credentials, endpoint = new URL(queueUrl).origin } = account
  const queue = openAwsService({ service: 'sqs', region, credentials, endpoint })

  async function waiting(): Promise<number> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.GetQueueAttributes' }
    const body = JSON.stringify({ QueueUrl: queueUrl, AttributeNames: WAITING })
    const answer = await queue.send({ method: 'POST', path: '/', headers, body })
    if (answer.status !== 200) throw new Error(`sqs answers ${answer.status}`)
    const { Attributes = {} } = JSON.parse(String(answer.body)) as { Attributes?: Record<string, string> }
    return WAITING.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
  }

  async function jobs(tenant: Tenant): Promise<PartReport> {
    const [count, failed] = await Promise.all([waiting(), listFailedJobs(table, tenant)])
    const facts = { waiting: count, failed: failed.length }
    return { part: 'jobs', state: failed.length > 0 ? 'impaired' : 'up', facts }
  }

  return {
    async report(tenant) {
      const down: PartReport = { part: 'jobs', state: 'down', facts: {} }
      const [search, queued] = await Promise.all([domain?.(), jobs(tenant).catch(() => down)])
      return search ? [search, queued] : [queued]
    },
  }
}
