import { movableClock } from '#test/support/movable-clock.ts'
import { wholeTableConformance } from '../ports/table-scan.conformance.ts'
import { newDynamoTable } from './new-dynamo-table.ts'

wholeTableConformance('DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  const clock = movableClock()
  return {
    table: dynamo.open({ clock }),
    now: clock.now,
    passTime: async (seconds) => clock.pass(seconds),
    close: dynamo.drop,
  }
})
