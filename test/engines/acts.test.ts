import { actsConformance } from '../ports/acts.conformance.ts'
import { openDeliveredActs } from '../support/acts/delivered-acts.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

actsConformance('lines of a log that are delivered, on DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  return openDeliveredActs(dynamo.openForFunctions(), () => dynamo.drop())
})
