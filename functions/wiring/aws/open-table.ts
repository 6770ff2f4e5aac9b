import { openDynamoTable } from '#functions/adapters/aws/dynamo-table.ts'
import { openAccount } from './open-account.ts'
import { readEnvironment } from './settings.ts'

export function openTable() {
  const { LECTERN_TABLE: tableName } = readEnvironment(['LECTERN_TABLE'])
  return openDynamoTable({ ...openAccount(), tableName })
}
