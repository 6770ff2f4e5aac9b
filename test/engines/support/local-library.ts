import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PutBucketNotificationConfigurationCommand } from '@aws-sdk/client-s3'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { openS3Seals } from '#functions/adapters/aws/seals/s3-seals.ts'
import { openSqsQueue } from '#functions/adapters/aws/sqs/queue.ts'
import { openSqsJobs } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import { openOutboxMail } from '#functions/adapters/embedded/local/outbox-mail.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { createQueueConsumer } from '#functions/wiring/aws/queue-consumer.ts'
import { readRecord } from '#library/uploads/ingest-record.ts'
import { movableClock } from '../../support/movable-clock.ts'
import { engineUrl } from './engine-url.ts'
import { callAs, expectGranted, JOBS } from './granted-calls.ts'
import { openLocalBucket } from './local-bucket.ts'
import { credentials, openLocalQueue, region } from './local-queue.ts'
import { newDynamoTable } from './new-dynamo-table.ts'

/** Opens a deployment of one tenant on the engines: table, index, bucket, and a queue with the bucket's notifications. */
export async function openLocalLibrary() {
  const [queue, dynamo, bucket] = await Promise.all([openLocalQueue(), newDynamoTable(), openLocalBucket()])
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-engines-'))
  await bucket.client.send(
    new PutBucketNotificationConfigurationCommand({
      Bucket: bucket.options.bucket,
      NotificationConfiguration: {
        QueueConfigurations: [
          {
            Events: ['s3:ObjectCreated:*'],
            QueueArn: queue.arn,
            Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: 'astm/incoming/' }] } },
          },
        ],
      },
    }),
  )
  const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
  const prefix = `ingest-${crypto.randomUUID()}`
  const clock = movableClock()
  const byJobs = <Port extends object>(port: Port) => callAs(port, () => JOBS)
  const table = byJobs(dynamo.open({ clock }))
  const openSearch = (at = endpoint) =>
    openOpenSearch({ endpoint: at, region, credentials: () => credentials, prefix, snapshots: prefix, timeoutMs: 60_000 })
  const ports = {
    table,
    search: byJobs(openSearch()),
    objects: byJobs(openS3Objects({ ...bucket.options, clock, timeoutMs: 60_000 })),
    jobs: byJobs(openSqsJobs(queue.options, table)),
    mail: openOutboxMail(folder, { clock }),
    seals: openS3Seals(bucket.options),
    clock,
    ids: ulidIds(clock),
  }
  const lines: Record<string, unknown>[] = []
  const facts = {
    tenant: 'astm' as const,
    addressOf: () => 'https://example.com',
    log: (line: object) => lines.push({ ...line }),
  }
  return {
    ports,
    prefix,
    tableName: dynamo.tableName,
    clock,
    queue,
    bucket,
    lines,
    openSearch,
    consumer: (more: Partial<typeof ports> = {}) =>
      createQueueConsumer({ ...ports, ...more }, facts, { queue: openSqsQueue(queue.options), delaysSeconds: [1, 1] }),
    recordOf: (name: string) => readRecord(table, 'astm', name),
    async close(): Promise<void> {
      await fetch(`${endpoint}/${prefix}*`, { method: 'DELETE' })
      await Promise.all([queue.close(), dynamo.drop(), bucket.close()])
      rmSync(folder, { recursive: true })
      expectGranted()
    },
  }
}

export type LocalLibrary = Awaited<ReturnType<typeof openLocalLibrary>>
