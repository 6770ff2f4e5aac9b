import { compareNaturally } from '#text/natural-order.ts'
import type { PointIndex } from './point-index.ts'
import type { StoredPoint } from './stored-point.ts'

/** Columns by which lists are sorted. */
export type PointColumn = 'designation' | 'status' | 'name' | 'createdBy' | 'createdDate' | 'deactivatedBy' | 'deactivatedDate'

type Order = (a: StoredPoint, b: StoredPoint) => number

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const by = (column: (point: StoredPoint) => string, compare: (a: string, b: string) => number): Order => {
  // Points that are alike in a column keep one order, so that pages neither repeat nor miss any.
  return (a, b) => compare(column(a), column(b)) || byCode(a.created, b.created) || byCode(a.id, b.id)
}

const ORDERS: Record<PointColumn, Order> = {
  designation: by(({ designation }) => designation, compareNaturally),
  status: by(({ contentStatus }) => contentStatus, byCode),
  name: by(({ name }) => name, compareNaturally),
  createdBy: by(({ createdBy }) => createdBy, compareNaturally),
  createdDate: by(({ created }) => created, byCode),
  deactivatedBy: by(({ deactivatedBy = '' }) => deactivatedBy, compareNaturally),
  deactivatedDate: by(({ deactivated = '' }) => deactivated, byCode),
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
    const list = [...this.#byId.values()].filter((point) => point.status === status).sort(ORDERS[column])
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
      const order = ORDERS[column]
      if (before?.status === status) list.splice(placeIn(list, before, order), 1)
      if (point.status === status) list.splice(placeIn(list, point, order), 0, point)
    }
  }
}
