import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { incomingKey, packageName } from '#functions/jobs/ingest/bucket/incoming.ts'
import { openAccount } from '#functions/wiring/aws/open/account.ts'
import { openDeployment } from '../ingest/deployment.ts'
import { callAccount, outputsOf } from './call-account.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual, expectTrue } from './expect.ts'
import { requestSite } from './request-site.ts'
import { destroy } from './run-cdk.ts'

/** Destroys the stack, and checks that table and documents are kept. */
export async function checkDestroy(rehearsal: RehearsalEnvironment): Promise<string> {
  const { TableName = '', DocumentsBucket: bucket = '' } = await outputsOf(rehearsal)
  const { table } = await openDeployment(rehearsal.tenant)
  await destroy(rehearsal)
  expectTrue(!(await requestSite(rehearsal, '/')).headers.has('x-amz-cf-id'), 'the site is gone')
  const { Table } = (await callAccount('dynamodb', 'DynamoDB_20120810.DescribeTable', { TableName })) as {
    Table: { TableStatus: string }
  }
  expectEqual(Table.TableStatus, 'ACTIVE', 'the table')
  const { items } = await table.query({ pk: `${rehearsal.tenant}#ingest`, limit: 5 })
  expectTrue(items.length > 0, 'the table has its items')
  const objects = openS3Objects({ ...openAccount(), bucket, clock })
  expectTrue(
    (await objects.head(incomingKey(rehearsal.tenant, packageName('shared', 'library.json')))) !== undefined,
    'the bucket has its objects',
  )
  return 'the site is gone; table and documents are there, with what was in them'
}
