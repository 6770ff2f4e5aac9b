import { openLightDynamoTable } from '#functions/adapters/aws/dynamo-table-light.ts'
import { openAccount } from './open-account.ts'
import { readEnvironment } from './settings.ts'

/** For functions that somebody waits for: they start at once. */
export function openTable() {
  const { LECTERN_TABLE: tableName } = readEnvironment(['LECTERN_TABLE'])
  return openLightDynamoTable({ ...openAccount('DYNAMODB'), tableName })
}
