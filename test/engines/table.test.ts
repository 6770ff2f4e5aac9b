import { movableClock } from '#test/support/movable-clock.ts'
import { tableConformance } from '../ports/table/table.conformance.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

for (const [name, way] of [
  ['DynamoDB with the SDK client', 'open'],
  ['DynamoDB with our own requests', 'openForFunctions'],
] as const)
  tableConformance(name, async () => {
    const dynamo = await newDynamoTable()
    const clock = movableClock()
    return {
      table: dynamo[way]({ clock }),
      now: clock.now,
      passTime: async (seconds) => clock.pass(seconds),
      close: dynamo.drop,
    }
  })
