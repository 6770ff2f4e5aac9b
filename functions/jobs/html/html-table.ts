import type { Block } from '#document-text/document-text.ts'

const MAX_SPAN = 200
const MAX_COLUMNS = 300
/** Cells of a document that spans may fill, and cells of a table; what has more is read row by row, as text. */
const MAX_FILLED = 200_000
const MAX_CELLS = 200_000

/** Empty cells of a document so far. */
export interface FilledCells {
  count: number
}

const countOf = (given?: string) => Math.min(Math.max(Number.parseInt(given ?? '1', 10) || 1, 1), MAX_SPAN)

/** Table of HTML that is being read, cell by cell. */
export class HtmlTable {
  /** text before it in the cell of another table */
  readonly around: string[]
  readonly #filled: FilledCells
  readonly #rows: string[][] = []
  /** cells that reach into the next rows, by column: how many rows are left */
  readonly #reach: number[] = []
  #cell: { readonly colspan: number; readonly rowspan: number } | undefined

  constructor(around: string[], filled: FilledCells) {
    this.around = around
    this.#filled = filled
  }

  get isInCell(): boolean {
    return this.#cell !== undefined
  }

  openRow(): void {
    this.#rows.push([])
  }

  openCell({ colspan, rowspan }: Readonly<Record<string, string>>): void {
    this.#cell = { colspan: countOf(colspan), rowspan: countOf(rowspan) }
  }

  closeCell(text: string): void {
    if (!this.#cell) return
    const { colspan, rowspan } = this.#cell
    this.#cell = undefined
    if (this.#rows.length === 0) this.openRow()
    const row = this.#rows.at(-1) as string[]
    this.#skipReached(row)
    if (row.length >= MAX_COLUMNS) {
      row[MAX_COLUMNS - 1] += ` ${text}`
      return
    }
    const first = row.length
    const end = this.#filled.count > MAX_FILLED ? first + 1 : Math.min(first + colspan, MAX_COLUMNS)
    for (let at = first; at < end; at++) {
      if (rowspan > 1) this.#reach[at] = rowspan
      row.push(at === first ? text : '')
    }
    this.#filled.count += end - first - 1
  }

  /** Rows with text, all of one length; one that is too large is a table in lines. */
  read(): Pick<Block, 'inLines'> & { readonly cells: readonly (readonly string[])[] } {
    const width = Math.max(0, ...this.#rows.map((row) => row.length))
    const rows = this.#rows.filter((row) => row.some(Boolean))
    if (rows.length * width > MAX_CELLS) return { cells: rows.map((row) => [row.filter(Boolean).join(' ')]), inLines: true }
    return { cells: rows.map((row) => [...row, ...Array(width - row.length).fill('')]) }
  }

  /** Adds an empty cell for each that reaches here from a row above. */
  #skipReached(row: string[]): void {
    const reach = this.#reach
    while ((reach[row.length] ?? 0) > 1 && this.#rows.length > 1 && this.#filled.count <= MAX_FILLED) {
      reach[row.length] = (reach[row.length] as number) - 1
      row.push('')
      this.#filled.count += 1
    }
  }
}
