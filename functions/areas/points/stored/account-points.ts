import { compareNaturally } from '#text/natural-order.ts'
import type { PointIndex } from './point-index.ts'
import type { StoredPoint } from './stored-point.ts'

/** Columns by which lists are sorted. */
export type PointColumn = 'designation' | 'status' | 'name' | 'createdBy' | 'createdDate' | 'deactivatedBy' | 'deactivatedDate'

type Order = (a: StoredPoint, b: StoredPoint) => number

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** Points that are alike in a column keep this order, so that pages neither repeat nor miss any. */
const byCreation: Order = (a, b) => byCode(a.created, b.created) || byCode(a.id, b.id)

interface ColumnOrder {
  readonly of: (point: StoredPoint) => string
  readonly compare: (a: string, b: string) => number
}

const COLUMNS: Record<PointColumn, ColumnOrder> = {
  designation: { of: ({ designation }) => designation, compare: compareNaturally },
  status: { of: ({ contentStatus }) => contentStatus, compare: byCode },
  name: { of: ({ name }) => name, compare: compareNaturally },
  createdBy: { of: ({ createdBy }) => createdBy, compare: compareNaturally },
  createdDate: { of: ({ created }) => created, compare: byCode },
  deactivatedBy: { of: ({ deactivatedBy = '' }) => deactivatedBy, compare: compareNaturally },
  deactivatedDate: { of: ({ deactivated = '' }) => deactivated, compare: byCode },
}

const orderOf =
  ({ of, compare }: ColumnOrder): Order =>
  (a, b) =>
    compare(of(a), of(b)) || byCreation(a, b)

/** Sorts points that are in the order of their creation: many have the same value, and each value is compared once. */
function sortBy({ of, compare }: ColumnOrder, created: readonly StoredPoint[]): StoredPoint[] {
  const groups = [...Map.groupBy(created, of)].sort(([a], [b]) => compare(a, b))
  const list: StoredPoint[] = []
  for (let at = 0; at < groups.length; ) {
    const [value, points] = groups[at++] as (typeof groups)[number]
    const alike = [points]
    // Different texts may have one place.
    for (; at < groups.length && compare(value, groups[at]?.[0] as string) === 0; at++)
      alike.push(groups[at]?.[1] as StoredPoint[])
    for (const point of alike.length > 1 ? alike.flat().sort(byCreation) : points) list.push(point)
  }
  return list
}

/** The first place in an ordered list where a point is not before another. */
function placeIn(list: readonly StoredPoint[], point: StoredPoint, order: Order): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(list[middle] as StoredPoint, point) < 0) low = middle + 1
    else high = middle
  }
  return low
}

type ListName = `${StoredPoint['status']} ${PointColumn}`

/**
 * All points of an account in memory, in each order that was asked for. A change moves one point in each order, so that a list
 * of many points costs as much as one of few.
 */
export class AccountPoints {
  readonly #byId: Map<string, StoredPoint>
  readonly #ordered = new Map<ListName, StoredPoint[]>()
  readonly #indexes: PointIndex[] = []

  constructor(points: readonly StoredPoint[]) {
    this.#byId = new Map(points.map((point) => [point.id, point]))
  }

  get size(): number {
    return this.#byId.size
  }

  get(id: string): StoredPoint | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<StoredPoint> {
    return this.#byId.values()
  }

  /** The index of a kind, which is made when it is first asked for. */
  index<One extends PointIndex>(Kind: new () => One): One {
    const known = this.#indexes.find((one) => one instanceof Kind)
    if (known) return known as One
    const made = new Kind()
    for (const point of this.all()) made.put(point)
    this.#indexes.push(made)
    return made
  }

  /** All points of a status, ascending. */
  ordered(status: StoredPoint['status'], column: PointColumn): readonly StoredPoint[] {
    const name: ListName = `${status} ${column}`
    const known = this.#ordered.get(name)
    if (known) return known
    const list =
      column === 'createdDate'
        ? [...this.#byId.values()].filter((point) => point.status === status).sort(byCreation)
        : sortBy(COLUMNS[column], this.ordered(status, 'createdDate'))
    this.#ordered.set(name, list)
    return list
  }

  put(point: StoredPoint): void {
    const before = this.#byId.get(point.id)
    // An answer that was overtaken is older than what is known.
    if (before && before.version > point.version) return
    this.#byId.set(point.id, point)
    for (const index of this.#indexes) index.put(point)
    for (const [name, list] of this.#ordered) {
      const [status, column] = name.split(' ') as [StoredPoint['status'], PointColumn]
      const order = orderOf(COLUMNS[column])
      if (before?.status === status) list.splice(placeIn(list, before, order), 1)
      if (point.status === status) list.splice(placeIn(list, point, order), 0, point)
    }
  }
}
