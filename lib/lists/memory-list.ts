import { byCharacters, type ColumnOrder, type ListKind, type Order } from './list-kind.ts'

/** Something made of all rows of a list that follows each change of a row. */
export interface ListIndex<Row> {
  /** Puts a row in the place of what it was before. */
  put(row: Row): void
}

/** Sorts rows that are in the usual order: many have the same text in a column, and each text is compared once. */
function sortBy<Row>({ of, compare }: ColumnOrder<Row>, rows: readonly Row[], usual: Order<Row>): Row[] {
  const groups = [...Map.groupBy(rows, of)].sort(([a], [b]) => compare(a, b))
  const list: Row[] = []
  for (let at = 0; at < groups.length; ) {
    const [text, same] = groups[at++] as (typeof groups)[number]
    const alike = [same]
    // Different texts may have one place.
    for (; at < groups.length && compare(text, groups[at]?.[0] as string) === 0; at++) alike.push(groups[at]?.[1] as Row[])
    for (const row of alike.length > 1 ? alike.flat().sort(usual) : same) list.push(row)
  }
  return list
}

/** The first place in an ordered list where a row is not before another. */
function placeIn<Row>(list: readonly Row[], row: Row, order: Order<Row>): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(list[middle] as Row, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

interface OrderedPart<Row, Part, Column> {
  readonly part: Part
  readonly column: Column
  readonly rows: Row[]
}

/**
 * All rows of a list in memory, in each order that was asked for. A change moves one row in each order, so that a list of many
 * rows costs as much as one of few.
 */
export class MemoryList<Row, Part extends string = string, Column extends string = string> {
  readonly kind: ListKind<Row, Part, Column>
  readonly #byId: Map<string, Row>
  readonly #ordered: OrderedPart<Row, Part, Column>[] = []
  readonly #indexes: ListIndex<Row>[] = []

  constructor(kind: ListKind<Row, Part, Column>, rows: readonly Row[]) {
    this.kind = kind
    this.#byId = new Map(rows.map((row) => [kind.idOf(row), row]))
  }

  get size(): number {
    return this.#byId.size
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id)
  }

  /** All rows, those too that stand in no part. */
  all(): Iterable<Row> {
    return this.#byId.values()
  }

  /** The index of a class, which is made when it is first asked for. */
  index<Index extends ListIndex<Row>>(Kind: new () => Index): Index {
    const known = this.#indexes.find((index) => index instanceof Kind)
    if (known) return known as Index
    const made = new Kind()
    for (const row of this.all()) made.put(row)
    this.#indexes.push(made)
    return made
  }

  /** All rows of a part, ascending in a column. */
  ordered(part: Part, column: Column = this.kind.usual): readonly Row[] {
    const known = this.#ordered.find((list) => list.part === part && list.column === column)
    if (known) return known.rows
    const { partOf, columns, usual } = this.kind
    const rows =
      column === usual
        ? [...this.all()].filter((row) => partOf(row) === part).sort(this.#usualOrder)
        : sortBy(columns[column], this.ordered(part), this.#usualOrder)
    this.#ordered.push({ part, column, rows })
    return rows
  }

  put(row: Row): void {
    const { idOf, versionOf, partOf } = this.kind
    const before = this.#byId.get(idOf(row))
    // An answer that was overtaken is older than what is known.
    if (before && versionOf(before) > versionOf(row)) return
    this.#byId.set(idOf(row), row)
    for (const index of this.#indexes) index.put(row)
    for (const { part, column, rows } of this.#ordered) {
      const order = this.#orderOf(column)
      if (before && partOf(before) === part) rows.splice(placeIn(rows, before, order), 1)
      if (partOf(row) === part) rows.splice(placeIn(rows, row, order), 0, row)
    }
  }

  /** Rows that are alike in a column keep this order, so that pages neither repeat nor miss any. */
  readonly #usualOrder: Order<Row> = (a, b) => {
    const { columns, usual, idOf } = this.kind
    const { of, compare } = columns[usual]
    return compare(of(a), of(b)) || byCharacters(idOf(a), idOf(b))
  }

  #orderOf(column: Column): Order<Row> {
    const { of, compare } = this.kind.columns[column]
    return (a, b) => compare(of(a), of(b)) || this.#usualOrder(a, b)
  }
}
