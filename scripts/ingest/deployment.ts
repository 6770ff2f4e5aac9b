import type { Tenant } from '#contract/tenant.ts'
import { openDynamoTable } from '#functions/adapters/aws/dynamo/client.ts'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { openS3Seals } from '#functions/adapters/aws/seals/s3-seals.ts'
import { type FailedQueueJob, listFailedJobs } from '#functions/adapters/aws/sqs/ledger.ts'
import { fetchStackOutputs, StackUnavailable } from '#functions/adapters/aws/stack-outputs.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import type { openAccount } from '#functions/wiring/aws/open/account.ts'
import type { Seals } from '#ports/audits/seals.ts'
import type { Objects } from '#ports/objects.ts'
import type { Table } from '#ports/table.ts'
import { accountFromEnvironment } from '../command/account-from-environment.ts'
import { OptionError } from '../command/options.ts'

/** Resources of a deployment that commands use. */
export interface Deployment {
  readonly tenant: Tenant
  readonly objects: Objects
  readonly table: Table
  readonly seals: Seals
  /** Lists jobs that failed for good. */
  failed(): Promise<readonly FailedQueueJob[]>
}

type Account = ReturnType<typeof openAccount>

/** Reads bucket and table from the environment, or else from the outputs of the stack. */
async function namesOf(tenant: Tenant, account: Account): Promise<{ bucket: string; tableName: string; seals: string }> {
  const { LECTERN_BUCKET, LECTERN_TABLE, LECTERN_SEALS_BUCKET } = process.env
  if (LECTERN_BUCKET && LECTERN_TABLE)
    return { bucket: LECTERN_BUCKET, tableName: LECTERN_TABLE, seals: LECTERN_SEALS_BUCKET ?? LECTERN_BUCKET }
  const stack = `lectern-${tenant}`
  try {
    const { DocumentsBucket, TableName, SealsBucket = '' } = await fetchStackOutputs(stack, account)
    if (DocumentsBucket && TableName) return { bucket: DocumentsBucket, tableName: TableName, seals: SealsBucket }
    throw new StackUnavailable('its outputs lack bucket and table')
  } catch (error) {
    if (!(error instanceof StackUnavailable)) throw error
    throw new OptionError(`The stack ${stack} was not found in ${account.region}: ${error.message}. Nothing was written.`)
  }
}

export async function openDeployment(tenant: Tenant): Promise<Deployment> {
  const account = accountFromEnvironment('Nothing was written.')
  const { bucket, tableName, seals } = await namesOf(tenant, account)
  const table = openDynamoTable({ ...account, tableName, endpoint: process.env.LECTERN_DYNAMODB_URL ?? account.endpoint })
  return {
    tenant,
    table,
    objects: openS3Objects({ ...account, bucket, clock }),
    seals: openS3Seals({ ...account, bucket: seals }),
    failed: () => listFailedJobs(table, tenant),
  }
}
