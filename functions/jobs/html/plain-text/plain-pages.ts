import type { PlainPage } from './plain-line.ts'
import { type PlainText, readPlainText } from './read-plain-text.ts'

/** Part of the letters of a document that stand in `pre`, at least, to be plain text. */
const MIN_PLAIN = 0.9
const TAB = '        '

interface OpenLine {
  readonly parts: string[]
  element?: string
}

/** Gathers the text of all `pre` of a document, line by line. Each is a page, as it is where the IETF publishes; form feeds begin pages too. */
export class PlainPages {
  readonly #pages: OpenLine[][] = []
  readonly #letters = { all: 0, plain: 0 }
  readonly #join: (escaped: readonly string[]) => string

  /** `join` makes escaped parts of a line its text. */
  constructor(join: (escaped: readonly string[]) => string) {
    this.#join = join
  }

  begin(): void {
    this.#pages.push([{ parts: [] }])
  }

  /** Notes the id of an element at the line where it begins. */
  mark(element: string): void {
    const line = this.#pages.at(-1)?.at(-1)
    if (line) line.element ??= element
  }

  /** Takes escaped text. */
  add(escaped: string, isPlain: boolean): void {
    const letters = escaped.trim().length
    this.#letters.all += letters
    if (!isPlain) return
    this.#letters.plain += letters
    for (const [page, text] of escaped.split('\f').entries()) {
      if (page > 0) this.begin()
      for (const [line, part] of text.split('\n').entries()) {
        if (line > 0) this.#pages.at(-1)?.push({ parts: [part] })
        else this.#pages.at(-1)?.at(-1)?.parts.push(part)
      }
    }
  }

  /** Reads the text; undefined where most of the document is no plain text, or it is a listing. */
  read(): PlainText | undefined {
    const { all, plain } = this.#letters
    return plain > 0 && plain >= MIN_PLAIN * all ? readPlainText(this.#pages.map((page) => this.#pageOf(page))) : undefined
  }

  #pageOf(lines: readonly OpenLine[]): PlainPage {
    return lines.map(({ parts, element }) => ({
      text: this.#join(parts).replaceAll('\t', TAB),
      ...(element && { element }),
    }))
  }
}
