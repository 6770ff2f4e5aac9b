import { BibtexScanner, EntryFault } from './bibtex-scanner.ts'
import type { BibtexEntry, BibtexFault } from './entry.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Macros may name macros: without a limit a few lines become terabytes. */
const MAX_MACRO_LENGTH = 10_000
const MAX_VALUE_LENGTH = 250_000
/** A name before a sign of equality is that of the first field. */
const KEY = /[^\s,={}()"]*(?!\s*=|[^\s,={}()"])/y
/** A field behind the end of an entry: a brace too many has ended it. */
const GOES_ON = /\s*,\s*[A-Za-z][\w-]*\s*=/y

interface ParsedBibtex {
  readonly entries: readonly BibtexEntry[]
  readonly faults: readonly BibtexFault[]
  /** names of macros that nothing defines; each stands for itself */
  readonly unknownMacros: ReadonlySet<string>
}

/** Parses a BibTeX text. What stands between entries is a comment. Of an entry that cannot be read the fault is returned. */
export function parseBibtex(text: string): ParsedBibtex {
  return new BibtexParser(text).parse()
}

class BibtexParser {
  readonly #scanner: BibtexScanner
  readonly #macros = new Map(MONTHS.map((name) => [name, name]))
  readonly #unknownMacros = new Set<string>()
  readonly #counted = { at: 0, line: 1 }
  #key = ''

  constructor(text: string) {
    this.#scanner = new BibtexScanner(text)
  }

  parse(): ParsedBibtex {
    const entries: BibtexEntry[] = []
    const faults: BibtexFault[] = []
    for (this.#scanner.skipTo('@'); this.#scanner.sign !== ''; this.#scanner.skipTo('@')) {
      const line = this.#lineOf(this.#scanner.at)
      try {
        const entry = this.#readEntry()
        if (entry) entries.push({ ...entry, line })
      } catch (error) {
        if (!(error instanceof EntryFault)) throw error
        const reason = `${error.message}, in line ${this.#lineOf(error.at)}`
        faults.push({ key: this.#key, line, reason, isEnd: error.isEnd })
        this.#scanner.at = error.at
        if (this.#scanner.sign !== '@') this.#scanner.skipToEntry()
      }
    }
    return { entries, faults, unknownMacros: this.#unknownMacros }
  }

  /** Reads an entry; undefined for what is none. */
  #readEntry(): Omit<BibtexEntry, 'line'> | undefined {
    const scanner = this.#scanner
    scanner.at += 1
    this.#key = ''
    const type = scanner.readName().toLowerCase()
    const end = { '{': '}', '(': ')' }[scanner.sign]
    if (type === '' || !end) return undefined
    if (type === 'comment') {
      if (end === '}') scanner.readDelimited(true)
      return undefined
    }
    scanner.skip(scanner.sign)
    if (type === 'string') this.#readMacro()
    else if (type === 'preamble') this.#readValue(MAX_VALUE_LENGTH)
    else return { type, ...this.#readFields(end) }
    if (!scanner.skip(end)) throw this.#fault(`the end of @${type} is missing`)
    return undefined
  }

  #readMacro(): void {
    const [name, value] = this.#readField(MAX_MACRO_LENGTH)
    this.#macros.set(name, value)
  }

  #readFields(end: string): Pick<BibtexEntry, 'key' | 'fields'> {
    const scanner = this.#scanner
    const key = scanner.match(KEY)
    this.#key = key
    const fields = new Map<string, string>()
    scanner.skipSpace()
    while (!scanner.skip(end)) {
      // Commas that are missing or stand twice part fields as well.
      if (scanner.skip(',')) continue
      const [name, value] = this.#readField(MAX_VALUE_LENGTH)
      if (!fields.has(name)) fields.set(name, value)
    }
    GOES_ON.lastIndex = scanner.at
    if (GOES_ON.test(scanner.text)) throw this.#fault('a brace too many ends the entry before its last field')
    return { key, fields }
  }

  #readField(limit: number): [name: string, value: string] {
    const name = this.#scanner.readName().toLowerCase()
    if (name === '') throw this.#fault(this.#isNextEntry() ? 'a brace of it is never closed' : 'a field has no name')
    if (!this.#scanner.skip('=')) throw this.#fault(`= is missing after ${name.slice(0, 40)}`)
    return [name, this.#readValue(limit)]
  }

  #readValue(limit: number): string {
    const from = this.#scanner.at
    let value = ''
    do value += this.#readPart()
    while (this.#scanner.skip('#'))
    if (value.length > limit) throw new EntryFault(`a value is longer than ${limit} characters`, from)
    return value
  }

  #readPart(): string {
    const { sign } = this.#scanner
    if (sign === '{' || sign === '"') return this.#scanner.readDelimited()
    const name = this.#scanner.readName()
    if (name === '') throw this.#fault('a value is missing')
    if (/^\d+$/.test(name)) return name
    const value = this.#macros.get(name.toLowerCase())
    if (value === undefined) this.#unknownMacros.add(name)
    return value ?? name
  }

  #isNextEntry(): boolean {
    return ['@', ''].includes(this.#scanner.sign)
  }

  #fault(reason: string): EntryFault {
    const { at, text } = this.#scanner
    return new EntryFault(reason, at, at === text.length)
  }

  /** Line of a place, which is never before the last one. */
  #lineOf(at: number): number {
    const counted = this.#counted
    for (let next = this.#scanner.text.indexOf('\n', counted.at); next !== -1 && next < at; ) {
      counted.line += 1
      counted.at = next + 1
      next = this.#scanner.text.indexOf('\n', counted.at)
    }
    return counted.line
  }
}
