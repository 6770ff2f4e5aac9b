import type { Alignment } from './align/align-words.ts'
import { matchShortest } from './align/shortest-script.ts'
import type { WordList } from './word-list.ts'

type Matches = Pick<Alignment, 'older' | 'newer'>

/** Words [start, end) of a row, and of its first cell. */
interface Row {
  readonly start: number
  readonly end: number
  readonly key: string
  readonly head: string
}

interface Table {
  readonly rows: readonly Row[]
}

const NO_TABLE: Table = { rows: [] }

/** Share of the rows of the smaller table that stand in both, where nothing else says that it is the same table. */
const SAME_ROWS = 0.5
const MIN_SAME_ROWS = 2

function tablesOf({ ids, cellsOfBlock, rowsOfBlock }: WordList): Table[] {
  const written = (start: number, end: number) => ids.subarray(start, end).join(' ')
  return [...rowsOfBlock].map(([block, firstCells]) => {
    const words = cellsOfBlock.get(block) as Int32Array
    const rows = firstCells.slice(0, -1).map((cell, at): Row => {
      const [start, end] = [words[cell] as number, words[firstCells[at + 1] as number] as number]
      return { start, end, key: written(start, end), head: written(start, words[cell + 1] ?? end) }
    })
    return { rows: rows.filter(({ start, end }) => end > start) }
  })
}

/** Tables of the older text by what stands in their rows. */
class OlderTables {
  readonly #tables: readonly Table[]
  readonly #byKey = new Map<string, Set<Table>>()
  readonly #taken = new Set<Table>()

  constructor(tables: readonly Table[]) {
    this.#tables = tables
    for (const table of tables)
      for (const { key } of table.rows) this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(table))
  }

  /** Takes the table that has most of the rows, unless words are matched with another one. */
  take({ rows }: Table, partner: Int32Array): Table | undefined {
    const counts = new Map<Table, number>()
    for (const { key } of rows) {
      const some = this.#byKey.get(key)
      if (some?.size === 1) for (const table of some) counts.set(table, (counts.get(table) ?? 0) + 1)
    }
    const [best] = [...counts].filter(([table]) => !this.#taken.has(table)).toSorted((a, b) => b[1] - a[1])
    const matched = this.#matchedWith(rows, partner)
    const isBest = best && best[1] >= Math.max(MIN_SAME_ROWS, SAME_ROWS * Math.min(rows.length, best[0].rows.length))
    const table = isBest && (matched === undefined || matched === best[0]) ? best[0] : undefined
    if (table) this.#taken.add(table)
    return table
  }

  /** The table with a word that one of these is matched with; of several, the last. */
  #matchedWith(rows: readonly Row[], partner: Int32Array): Table | undefined {
    const match = rows.flatMap(({ start, end }) => [...partner.subarray(start, end)]).findLast((word) => word >= 0)
    return match === undefined
      ? undefined
      : (this.#tables.find(({ rows: own }) => match >= (own[0]?.start ?? Infinity) && match < (own.at(-1)?.end ?? 0)) ?? NO_TABLE)
  }
}

/** Pairs the rows with the same form, in the order in which these follow each other. */
function pairRows(older: readonly Row[], newer: readonly Row[], formOf: (row: Row) => string): [Row, Row][] {
  const byForm = Map.groupBy(older.toReversed(), formOf)
  return newer.flatMap((row): [Row, Row][] => {
    const match = byForm.get(formOf(row))?.pop()
    return match ? [[match, row]] : []
  })
}

/** Tells whether rows that stand once in each of two tables stand in another order. */
function isSortedAnew(older: readonly Row[], newer: readonly Row[]): boolean {
  const once = (rows: readonly Row[]) => {
    const byKey = Map.groupBy(rows, ({ key }) => key)
    return rows.filter(({ key }) => byKey.get(key)?.length === 1)
  }
  const pairs = pairRows(once(older), once(newer), ({ key }) => key)
  return pairs.some(([row], at) => row.start < (pairs[at - 1]?.[0].start ?? 0))
}

/**
 * Matches the words of tables row by row where rows stand in another order: in the order of the text, a table that was sorted anew
 * would be one with other cells, or another table.
 */
export function pairTableRows(older: WordList, newer: WordList, matches: Matches): void {
  const olderTables = new OlderTables(tablesOf(older))
  for (const table of tablesOf(newer)) {
    const former = olderTables.take(table, matches.older)
    if (former && isSortedAnew(former.rows, table.rows)) matchRows([older, newer], [former, table], matches)
  }
}

/** Takes the words of rows out of their matches. */
function freeWords(rows: readonly Row[], partner: Int32Array, back: Int32Array): void {
  for (const { start, end } of rows)
    for (let word = start; word < end; word++) {
      const match = partner[word] as number
      if (match < 0) continue
      partner[word] = -1
      back[match] = -1
    }
}

function matchRows(
  [older, newer]: readonly [WordList, WordList],
  [former, table]: readonly [Table, Table],
  { older: partner, newer: back }: Matches,
): void {
  freeWords(table.rows, partner, back)
  freeWords(former.rows, back, partner)
  const same = pairRows(former.rows, table.rows, ({ key }) => key)
  const done = new Set(same.flat())
  const rest = (rows: readonly Row[]) => rows.filter((row) => !done.has(row))
  for (const [a, b] of [...same, ...pairRows(rest(former.rows), rest(table.rows), ({ head }) => head)])
    matchShortest(
      { ids: older.ids, start: a.start, end: a.end },
      { ids: newer.ids, start: b.start, end: b.end },
      (atOlder, atNewer) => {
        partner[atNewer] = atOlder
        back[atOlder] = atNewer
      },
    )
}
