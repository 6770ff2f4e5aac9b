import { openSqsJobs } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openJobs() {
  const { LECTERN_QUEUE_URL: queueUrl } = readEnvironment(['LECTERN_QUEUE_URL'])
  return openSqsJobs({ ...openAccount(), queueUrl })
}
