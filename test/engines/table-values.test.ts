import { tableValuesConformance } from '../ports/table/table-values.conformance.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

tableValuesConformance('DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  return { table: dynamo.openForFunctions(), close: dynamo.drop }
})
