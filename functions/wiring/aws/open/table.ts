import { openDynamoTableForFunctions } from '#functions/adapters/aws/dynamo/dynamo-table.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openTable() {
  const { LECTERN_TABLE: tableName } = readEnvironment(['LECTERN_TABLE'])
  return openDynamoTableForFunctions({ ...openAccount('DYNAMODB'), tableName })
}
