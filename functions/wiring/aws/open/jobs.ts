import { openSqsJobs } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openJobs({ table }: Pick<Ports, 'table'>) {
  const { LECTERN_QUEUE_URL: queueUrl, LECTERN_AWAITED_QUEUE_URL: awaitedUrl } = readEnvironment([
    'LECTERN_QUEUE_URL',
    'LECTERN_AWAITED_QUEUE_URL',
  ])
  return openSqsJobs({ ...openAccount(), queueUrl, awaitedUrl }, table)
}
