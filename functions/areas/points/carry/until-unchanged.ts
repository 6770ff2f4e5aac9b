import type { Table } from '#ports/table.ts'
import { readHead } from '../stored/changes.ts'
import type { PointOwner } from '../stored/stored-point.ts'

const MAX_ROUNDS = 5

/** Carries points again where some of the account changed meanwhile: a moved one would wait with the place that it had. */
export async function untilUnchanged<T>(table: Pick<Table, 'get'>, owner: PointOwner, carry: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    const { change, seq } = await readHead(table, owner)
    const carried = await carry()
    const after = await readHead(table, owner)
    if (round === MAX_ROUNDS || (after.seq === seq && after.change === change)) return carried
  }
}
