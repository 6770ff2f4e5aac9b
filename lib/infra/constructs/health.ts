import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'
import type { JobsQueue } from './jobs-queue.ts'
import type { SearchDomain } from './search-domain.ts'

/** Access to the health of the queue, the search domain and the mails. */
export const healthResource = (jobs: JobsQueue, { domain }: SearchDomain): PortResource => ({
  connect(client: LibraryFunction) {
    client.setVariable('LECTERN_QUEUE_URL', jobs.queue.queueUrl)
    client.setVariable('LECTERN_SEARCH_DOMAIN', domain.ref)
    client.setVariable('LECTERN_UNDELIVERED_LOGS_URL', jobs.undeliveredLogs.queueUrl)
    client.allow(['sqs:GetQueueAttributes'], [jobs.queue.queueArn, jobs.undeliveredLogs.queueArn])
    client.allow(['es:DescribeDomainHealth'], [domain.attrArn])
    client.allow(['ses:GetSendQuota'], ['*'])
  },
})
