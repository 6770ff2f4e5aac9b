import { openLightDynamoTable } from '#functions/adapters/aws/dynamo/light.ts'
import { openAccount } from './account.ts'
import { readEnvironment } from './settings.ts'

export function openTable() {
  const { LECTERN_TABLE: tableName } = readEnvironment(['LECTERN_TABLE'])
  return openLightDynamoTable({ ...openAccount('DYNAMODB'), tableName })
}
