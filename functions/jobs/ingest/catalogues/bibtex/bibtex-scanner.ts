/** Fault within an entry, at a place of the text. */
export class EntryFault extends Error {
  override readonly name = 'EntryFault'
  readonly at: number
  /** The text ends within the entry. */
  readonly isEnd: boolean

  constructor(reason: string, at: number, isEnd = false) {
    super(reason)
    this.at = at
    this.isEnd = isEnd
  }
}

/** Line that begins an entry. In a value that has not ended before it, a brace is missing. */
const ENTRY_LINE = '\\n[ \\t]*@[A-Za-z]+[ \\t]*[{(][^\\s{}(),="]*[ \\t]*[,=]'
const NEXT_ENTRY = new RegExp(ENTRY_LINE, 'g')
const BRACE = /[{}]/g
const ENTRY_OR_BRACE = new RegExp(`${ENTRY_LINE}|[{}]`, 'g')
const ENTRY_QUOTE_OR_BRACE = new RegExp(`${ENTRY_LINE}|["{}]`, 'g')
const NAME = /[^\s"#%'(),={}@\\]+/y
const SPACE = /(?:\s+|%[^\n]*)+/y

/** Scanner of a BibTeX text. Each method leaves `at` behind what it read, and behind the space that follows. */
export class BibtexScanner {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  get sign(): string {
    return this.text[this.at] ?? ''
  }

  skipSpace(): void {
    this.match(SPACE)
  }

  skip(sign: string): boolean {
    if (this.sign !== sign) return false
    this.at += 1
    this.skipSpace()
    return true
  }

  /** Reads what a sticky expression matches, '' where it does not. */
  match(sticky: RegExp): string {
    sticky.lastIndex = this.at
    const found = sticky.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  /** Reads the name of a type, a field or a macro, or a number; '' where there is none. */
  readName(): string {
    const name = this.match(NAME)
    this.skipSpace()
    return name
  }

  /** Goes to the next sign; to the end where there is none. */
  skipTo(sign: string): void {
    const found = this.text.indexOf(sign, this.at)
    this.at = found === -1 ? this.text.length : found
  }

  /** Goes to the next line that begins an entry. */
  skipToEntry(): void {
    NEXT_ENTRY.lastIndex = this.at
    this.at = NEXT_ENTRY.exec(this.text)?.index ?? this.text.length
  }

  /** Reads what stands in braces or quotation marks, which may hold entries in a comment alone. Throws EntryFault where it does not end. */
  readDelimited(isComment = false): string {
    const from = this.at
    const isQuoted = this.sign === '"'
    const sought = isQuoted ? ENTRY_QUOTE_OR_BRACE : isComment ? BRACE : ENTRY_OR_BRACE
    sought.lastIndex = from + 1
    let depth = isQuoted ? 0 : 1
    for (let found = sought.exec(this.text); ; found = sought.exec(this.text)) {
      const sign = found?.[0] ?? ''
      if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      else if (sign !== '"') throw new EntryFault('a brace or quotation mark is never closed', from, sign === '')
      if (depth < 0) throw new EntryFault('a brace is closed that was never opened', from)
      if (depth > 0 || (isQuoted && sign !== '"')) continue
      this.at = sought.lastIndex
      const inner = this.text.slice(from + 1, this.at - 1)
      this.skipSpace()
      return inner
    }
  }
}
