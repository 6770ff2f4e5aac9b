import { mapStatus } from '../../formats/map-status.ts'
import type { Refusal } from '../../source/source.ts'
import { type Column, fieldOf } from './columns.ts'
import { wordOf } from './record-of-row.ts'

const MAX_WORDS = 5
const SAYS_NOTHING = ['', 'unknown']
const NO_SUCCESSOR = { replaced: false, newEdition: false }

/** Words of a table that are no status: their documents come in, and people hear how to say what the words mean. */
export class UnknownStatuses {
  readonly #columns: readonly { readonly name: string; readonly column: Column; readonly at: number }[]
  readonly #counts = new Map<string, number>()

  constructor(columns: readonly (readonly [name: string, column: Column])[]) {
    this.#columns = columns
      .map(([name, column], at) => ({ name, column, at }))
      .filter(({ column }) => fieldOf(column) === 'status')
  }

  add(cells: readonly string[]): void {
    for (const { column, at } of this.#columns) {
      const word = cells[at] ?? ''
      const status = wordOf(word, column)
      if (SAYS_NOTHING.includes(status.toLowerCase()) || mapStatus(status, NO_SUCCESSOR) !== 'Unknown') continue
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
    }
  }

  remarks(columnsFile: string): Pick<Refusal, 'field' | 'reason'>[] {
    const [first] = this.#columns
    return [...this.#counts].slice(0, MAX_WORDS).map(([word, count]) => ({
      field: first?.name,
      reason: `"${word.slice(0, 40)}" (${count} times) is no status that the library knows: say { "field": "status", "words": { "${word.slice(0, 40)}": "active" } }, or what else it means, in ${columnsFile}`,
    }))
  }
}
