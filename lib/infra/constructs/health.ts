import type { JobsQueue } from './jobs-queue.ts'
import type { LibraryFunction } from './library-function.ts'
import type { PortResource } from './port-resource.ts'
import type { SearchDomain } from './search-domain.ts'

/** What the parts of a deployment say of themselves. */
export const healthOf = (jobs: JobsQueue, { domain }: SearchDomain): PortResource => ({
  serve(asking: LibraryFunction) {
    asking.set('LECTERN_QUEUE_URL', jobs.queue.queueUrl)
    asking.set('LECTERN_SEARCH_DOMAIN', domain.ref)
    asking.allow(['sqs:GetQueueAttributes'], [jobs.queue.queueArn])
    asking.allow(['es:DescribeDomainHealth'], [domain.attrArn])
  },
})
