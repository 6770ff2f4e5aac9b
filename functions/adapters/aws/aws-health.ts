import type { Tenant } from '#contract/tenant.ts'
import type { Health, PartReport } from '#ports/health.ts'
import type { Table } from '#ports/table.ts'
import { openDomainHealth } from './domain-health.ts'
import { type AwsServiceOptions, openAwsService } from './requests/aws-service.ts'
import { listFailedJobs } from './sqs/ledger.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly endpoint?: string
  /** undefined if the engine is not an Amazon OpenSearch Service domain */
  readonly domainName: string | undefined
  readonly queueUrl: string
  readonly table: Pick<Table, 'query'>
}

const QUEUE_LENGTH_ATTRIBUTES = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/** Reports the health of the search domain, from its service, and of the job queue. */
export function openAwsHealth({ domainName, queueUrl, table, ...account }: Options): Health {
  const domain = domainName === undefined ? undefined : openDomainHealth({ ...account, domainName })
  const { region, credentials, endpoint = new URL(queueUrl).origin } = account
  const queue = openAwsService({ service: 'sqs', region, credentials, endpoint })

  async function countMessages(): Promise<number> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.GetQueueAttributes' }
    const body = JSON.stringify({ QueueUrl: queueUrl, AttributeNames: QUEUE_LENGTH_ATTRIBUTES })
    const answer = await queue.send({ method: 'POST', path: '/', headers, body })
    if (answer.status !== 200) throw new Error(`SQS responds with ${answer.status}`)
    const { Attributes = {} } = JSON.parse(String(answer.body)) as { Attributes?: Record<string, string> }
    return QUEUE_LENGTH_ATTRIBUTES.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
  }

  async function reportJobs(tenant: Tenant): Promise<PartReport> {
    const [count, failed] = await Promise.all([countMessages(), listFailedJobs(table, tenant)])
    const facts = { waiting: count, failed: failed.length }
    return { part: 'jobs', state: failed.length > 0 ? 'impaired' : 'up', facts }
  }

  return {
    async report(tenant) {
      const down: PartReport = { part: 'jobs', state: 'down', facts: {} }
      const [search, queued] = await Promise.all([domain?.(), reportJobs(tenant).catch(() => down)])
      return search ? [search, queued] : [queued]
    },
  }
}
