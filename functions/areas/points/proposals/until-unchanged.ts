import { readHead } from '#functions/lists/change-log.ts'
import type { Table } from '#ports/table.ts'
import { pointKeys } from '../store/store.ts'
import type { PointOwner } from '../store/stored-point.ts'

const MAX_ROUNDS = 5

/** Carries points again where some of the account changed meanwhile: a moved one would wait with the place that it had. */
export async function untilUnchanged<T>(table: Pick<Table, 'get'>, owner: PointOwner, carry: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    const { change, seq } = await readHead(table, pointKeys.head(owner))
    const carried = await carry()
    const after = await readHead(table, pointKeys.head(owner))
    if (round === MAX_ROUNDS || (after.seq === seq && after.change === change)) return carried
  }
}
