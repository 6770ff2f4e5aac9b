import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { trackerConformance } from '#test/ports/tracker.conformance.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

trackerConformance('the table on DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  const clock = movableClock()
  return {
    tracker: openTableTracker(dynamo.open(), clock),
    passTime: async (seconds) => clock.pass(seconds),
    close: dynamo.drop,
  }
})
