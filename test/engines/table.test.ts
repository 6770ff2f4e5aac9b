import { tableConformance } from '#test/ports/table.conformance.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newDynamoTable } from './new-dynamo-table.ts'

tableConformance('DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  const clock = movableClock()
  return {
    table: dynamo.open({ clock }),
    now: clock.now,
    passTime: async (seconds) => clock.pass(seconds),
    close: dynamo.drop,
  }
})
