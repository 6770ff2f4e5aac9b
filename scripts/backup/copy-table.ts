import { forEachConcurrently } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { openDynamoTable } from '#functions/adapters/aws/dynamo/client.ts'
import { openAccount } from '#functions/wiring/aws/open/account.ts'
import { ConditionFailed, type Key, type Table, type WholeTable } from '#ports/table.ts'
import { openDeployment } from '../ingest/deployment.ts'

const SCAN_PAGE_SIZE = 500
const WRITE_CONCURRENCY = 25

export interface Copied {
  copied: number
  /** existing items that were kept */
  there: number
}

/** Copies the items of a tenant from one table to another: missing items, or with `over` all items. Idempotent. */
export async function copyTable(from: WholeTable, to: Table, tenant: Tenant, over: boolean): Promise<Copied> {
  const done: Copied = { copied: 0, there: 0 }
  let after: Key | undefined
  do {
    const page = await from.scan({ prefix: `${tenant}#`, after, limit: SCAN_PAGE_SIZE })
    await forEachConcurrently(page.items, WRITE_CONCURRENCY, async (item) => {
      const isCopied = await to.put(item, over ? undefined : { exists: false }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ConditionFailed) return false
          throw error
        },
      )
      done[isCopied ? 'copied' : 'there'] += 1
    })
    after = page.after
  } while (after)
  return done
}

/** Copies a table of the account into the deployment of a tenant. */
export async function restoreTable(tableName: string, tenant: Tenant, over: boolean): Promise<Copied> {
  const { table } = await openDeployment(tenant)
  const account = openAccount()
  const from = openDynamoTable({ ...account, tableName, endpoint: process.env.LECTERN_DYNAMODB_URL ?? account.endpoint })
  return copyTable(from, table, tenant, over)
}
