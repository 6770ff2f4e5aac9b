import { openDynamoTable } from '#functions/adapters/aws/dynamo-table.ts'
import { openAccount } from './open-account.ts'
import { readEnvironment } from './settings.ts'

/** By the SDK's client, for functions that nobody waits for: what the service learns to say, it learns too. */
export function openTable() {
  const { LECTERN_TABLE: tableName } = readEnvironment(['LECTERN_TABLE'])
  return openDynamoTable({ ...openAccount('DYNAMODB'), tableName })
}
