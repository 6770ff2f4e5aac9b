import { foldText } from '#text/fold-text.ts'
import type { Order, Test } from './list-kind.ts'
import type { MemoryList } from './memory-list.ts'

/** Text of rows that not everybody may search: it tells what stands in a document. */
interface GuardedText<Row> {
  readonly textOf: (row: Row) => string
  readonly documentOf: (row: Row) => string
  /** Tells of which of some documents these texts are open. */
  readonly openOf: (documents: ReadonlySet<string>) => Promise<ReadonlySet<string>>
}

export interface RowChoice<Row, Part extends string, Column extends string> {
  readonly part: Part
  /** column, descending with a minus; or an order by what rows do not know of themselves, as the present name of their document */
  readonly sort: Column | `${Column}-` | Order<Row>
  /** conditions; absent ones hold for all rows */
  readonly tests?: readonly (Test<Row> | undefined)[]
  /** text to search for in the rows */
  readonly text?: string | undefined
  /** Lists texts that are searched too, and that rows do not know of themselves. */
  readonly textsBeside?: (row: Row) => readonly string[]
  readonly guarded?: GuardedText<Row>
}

/** Chosen rows; a page of many is cut out of them without going through all. */
export interface ChosenRows<Row> {
  readonly count: number
  /** rows [from, to) of the list */
  slice(from: number, to: number): Row[]
}

/** Finds rows with a text. Only documents are asked for whose guarded texts alone have it: reading them is most of the work. */
async function rowsWith<Row>(
  wanted: string,
  rows: readonly Row[],
  { textsOf, guarded }: { readonly textsOf: (row: Row) => readonly string[]; readonly guarded?: GuardedText<Row> | undefined },
): Promise<readonly Row[]> {
  const doubtful = new Set<Row>()
  const withText = rows.filter((row) => {
    if (textsOf(row).some((text) => foldText(text).includes(wanted))) return true
    if (!guarded || !foldText(guarded.textOf(row)).includes(wanted)) return false
    doubtful.add(row)
    return true
  })
  if (!guarded || doubtful.size === 0) return withText
  const open = await guarded.openOf(new Set(Array.from(doubtful, guarded.documentOf)))
  return withText.filter((row) => !doubtful.has(row) || open.has(guarded.documentOf(row)))
}

/** Chooses rows of a list, in an order of it. */
export async function chooseRows<Row, Part extends string, Column extends string>(
  list: MemoryList<Row, Part, Column>,
  { part, sort, tests = [], text = '', textsBeside, guarded }: RowChoice<Row, Part, Column>,
): Promise<ChosenRows<Row>> {
  const isDescending = typeof sort === 'string' && sort.endsWith('-')
  const ordered = list.ordered(part, typeof sort === 'string' ? (sort.replace(/-$/, '') as Column) : undefined)
  const conditions = tests.filter((test) => test !== undefined)
  const tested = conditions.length > 0 ? ordered.filter((row) => conditions.every((test) => test(row))) : ordered
  const wanted = foldText(text.trim())
  const textsOf = (row: Row) => [...list.kind.textsOf(row), ...(textsBeside?.(row) ?? [])]
  const searched = wanted === '' ? tested : await rowsWith(wanted, tested, { textsOf, guarded })
  const chosen = typeof sort === 'string' ? searched : searched.toSorted(sort)
  const { length: count } = chosen
  return {
    count,
    slice: (from, to) =>
      isDescending
        ? chosen.slice(Math.max(0, count - to), Math.max(0, count - from)).reverse()
        : chosen.slice(from, Math.min(to, count)),
  }
}
