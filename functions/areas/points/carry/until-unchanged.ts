import type { Table } from '#ports/table.ts'
import { readHead } from '../stored/store.ts'
import type { PointOwner } from '../stored/stored-point.ts'

const MAX_ROUNDS = 5

/** Carries points again where some of the account changed meanwhile: a moved one would wait with the place that it had. */
export async function untilUnchanged<T>(table: Pick<Table, 'get'>, owner: PointOwner, carry: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    const head = await readHead(table, owner)
    const carried = await carry()
    if (round === MAX_ROUNDS || (await readHead(table, owner)) === head) return carried
  }
}
