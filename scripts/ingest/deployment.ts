import type { Tenant } from '#contract/tenant.ts'
import { openDynamoTable } from '#functions/adapters/aws/dynamo/dynamo-table.ts'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { type FailedJob, listFailedJobs } from '#functions/adapters/aws/sqs/ledger.ts'
import { StackUnknown, stackOutputs } from '#functions/adapters/aws/stack-outputs.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import type { openAccount } from '#functions/wiring/aws/open-account.ts'
import type { Objects } from '#ports/objects.ts'
import type { Table } from '#ports/table.ts'
import { givenAccount } from '../given-account.ts'
import { OptionError } from '../options.ts'

/** What of a tenant's library on AWS a sender needs. */
export interface Deployment {
  readonly tenant: Tenant
  readonly objects: Objects
  readonly table: Table
  /** The jobs that failed for good. */
  failed(): Promise<readonly FailedJob[]>
}

type Account = ReturnType<typeof openAccount>

/** By the environment where it names them, else by what the tenant's stack says of itself. */
async function namesOf(tenant: Tenant, account: Account): Promise<{ bucket: string; tableName: string }> {
  const { LECTERN_BUCKET, LECTERN_TABLE } = process.env
  if (LECTERN_BUCKET && LECTERN_TABLE) return { bucket: LECTERN_BUCKET, tableName: LECTERN_TABLE }
  const stack = `lectern-${tenant}`
  try {
    const { DocumentsBucket, TableName } = await stackOutputs(stack, account)
    if (DocumentsBucket && TableName) return { bucket: DocumentsBucket, tableName: TableName }
    throw new StackUnknown('it does not name its bucket and its table')
  } catch (error) {
    if (!(error instanceof StackUnknown)) throw error
    throw new OptionError(`The stack ${stack} is not found in ${account.region}: ${error.message}. Nothing was written.`)
  }
}

export async function openDeployment(tenant: Tenant): Promise<Deployment> {
  const account = givenAccount('Nothing was written.')
  const { bucket, tableName } = await namesOf(tenant, account)
  const table = openDynamoTable({ ...account, tableName, endpoint: process.env.LECTERN_DYNAMODB_URL ?? account.endpoint })
  return {
    tenant,
    table,
    objects: openS3Objects({ ...account, bucket, clock }),
    failed: () => listFailedJobs(table, tenant),
  }
}
