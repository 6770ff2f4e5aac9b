import { movableClock } from '#test/support/movable-clock.ts'
import { tableVersionsConformance } from '../ports/table/table-versions.conformance.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

tableVersionsConformance('DynamoDB', async () => {
  const dynamo = await newDynamoTable()
  const clock = movableClock()
  return {
    release: (versions) => dynamo.open({ clock, versions }),
    now: clock.now,
    passTime: async (seconds) => clock.pass(seconds),
    close: dynamo.drop,
  }
})
