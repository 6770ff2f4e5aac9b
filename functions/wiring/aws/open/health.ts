import { openAwsHealth } from '#functions/adapters/aws/aws-health.ts'
import type { Ports } from '#ports/ports.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openHealth({ table }: Ports) {
  const {
    LECTERN_QUEUE_URL: queueUrl,
    LECTERN_UNDELIVERED_LOGS_URL: undeliveredUrl,
    LECTERN_SEARCH_DOMAIN: domainName,
    LECTERN_ISSUER: { issuer },
  } = readEnvironment(['LECTERN_QUEUE_URL', 'LECTERN_UNDELIVERED_LOGS_URL', 'LECTERN_SEARCH_DOMAIN', 'LECTERN_ISSUER'])
  return openAwsHealth({ ...openAccount(), queueUrl, undeliveredUrl, domainName, table, issuer })
}
