import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { incomingKey, packageName } from '#functions/jobs/ingest/bucket/incoming.ts'
import { openAccount } from '#functions/wiring/aws/open-account.ts'
import { openDeployment } from '../ingest/deployment.ts'
import { askAccount, outputsOf } from './ask-account.ts'
import { expectEqual, expectTo } from './expect.ts'
import { destroy } from './run-cdk.ts'
import type { Stage } from './stage.ts'
import { visit } from './visit.ts'

/** The stack goes; what people wrote and the documents stay. */
export async function destroyLibrary(stage: Stage): Promise<string> {
  const { TableName = '', DocumentsBucket: bucket = '' } = await outputsOf(stage)
  const { table } = await openDeployment(stage.tenant)
  await destroy(stage)
  expectTo(!(await visit(stage, '/')).headers.has('x-amz-cf-id'), 'the site is gone')
  const { Table } = (await askAccount('dynamodb', 'DynamoDB_20120810.DescribeTable', { TableName })) as {
    Table: { TableStatus: string }
  }
  expectEqual(Table.TableStatus, 'ACTIVE', 'the table')
  const { items } = await table.query({ pk: `${stage.tenant}#ingest`, limit: 5 })
  expectTo(items.length > 0, 'the table has its items')
  const objects = openS3Objects({ ...openAccount(), bucket, clock })
  expectTo(
    (await objects.head(incomingKey(stage.tenant, packageName('shared', 'library.json')))) !== undefined,
    'the bucket has its objects',
  )
  return 'the site is gone; table and documents are there, with what was in them'
}
