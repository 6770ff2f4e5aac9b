import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { openSqsQueue } from '#functions/adapters/aws/sqs/queue.ts'
import { log } from './log.ts'
import { openAccount } from './open/account.ts'
import { openClock } from './open/clock.ts'
import { openIds } from './open/ids.ts'
import { openJobs } from './open/jobs.ts'
import { openMail } from './open/mail.ts'
import { openObjects } from './open/objects.ts'
import { openPorts } from './open/ports.ts'
import { openSeals } from './open/seals.ts'
import { openSearch } from './open/search.ts'
import { readEnvironment } from './open/settings.ts'
import { openTable } from './open/table.ts'
import { createQueueConsumer } from './queue-consumer.ts'

const queueNameOf = (arnOrUrl: string) => arnOrUrl.slice(arnOrUrl.search(/[^:/]+$/))

/** Opens the consumer of a deployment's jobs, of both queues, and of its bucket's notifications. */
export function openConsumer(): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const {
    LECTERN_TENANT: tenant,
    LECTERN_HOSTS: hosts,
    LECTERN_QUEUE_URL: queueUrl,
    LECTERN_AWAITED_QUEUE_URL: awaitedUrl,
  } = readEnvironment(['LECTERN_TENANT', 'LECTERN_HOSTS', 'LECTERN_QUEUE_URL', 'LECTERN_AWAITED_QUEUE_URL'])
  const table = openTable()
  const search = openSearch()
  const ports = openPorts({
    table: () => table,
    search: () => search,
    objects: openObjects,
    jobs: openJobs,
    mail: openMail,
    clock: openClock,
    ids: openIds,
    seals: openSeals,
  })
  const addressOf = (_: string, code: string) => `https://${hosts[0]}/document/?${new URLSearchParams({ contentcode: code })}`
  const consumerOf = (url: string) =>
    createQueueConsumer(
      { ...ports, table, search },
      { tenant, addressOf, log },
      { queue: openSqsQueue({ ...openAccount(), queueUrl: url }) },
    )
  const [usual, awaited] = [consumerOf(queueUrl), consumerOf(awaitedUrl)]
  const awaitedName = queueNameOf(awaitedUrl)
  // A batch comes from one queue.
  return (event) => (queueNameOf(event.Records[0]?.eventSourceARN ?? '') === awaitedName ? awaited : usual)(event)
}
