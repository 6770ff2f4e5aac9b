import { writeHeight } from '#document-text/write-height.ts'
import type { ElementReader } from './layout-tables.ts'
import { MARK_END, MARK_START, type NoteMark } from './note-marks.ts'

/** Elements whose text stands at another height than that before it; those of formulas have a base, or are fractions. */
const SMALL = /^(?:sup|sub)$/
const FORMULA = /^(?:msup|msub|msubsup|mfrac)$/
/** Signs of a footnote: a number, a letter, an asterisk; in brackets they name an entry of the bibliography. */
const BARE_MARK = /^\(?(?:\p{Nd}{1,3}|[a-z]{1,2}|[*†‡§¶]{1,3})\)?$/iu
const PLAIN = /^[\p{L}\p{N}.,]+$/u
/** Characters of small text at most; what is longer was left open. */
const MAX_LENGTH = 2000
const TAIL = 40

interface OpenElement {
  readonly name: string
  /** text of each child of a formula, else of the whole */
  readonly parts: string[]
  /** elements that are open within it */
  depth: number
  target?: string
}

/** Writes raised and lowered text, exponents, indexes and fractions in characters that keep their height, and hands all else on. */
export class HeightReader implements ElementReader {
  readonly #reader: ElementReader
  readonly #marks: NoteMark[]
  readonly #open: OpenElement[] = []
  /** target of the link that is open, and whether it says that it leads to a note */
  #link: { readonly target: string; readonly isNote: boolean; text: string } | undefined
  #before = ''

  constructor(reader: ElementReader, marks: NoteMark[]) {
    this.#reader = reader
    this.#marks = marks
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const last = this.#open.at(-1)
    if (last && FORMULA.test(last.name) && last.depth === 0) last.parts.push('')
    if (last) last.depth += 1
    this.#reader.open(name, attributes)
    if (name === 'a') this.#openLink(attributes)
    if (SMALL.test(name)) this.#open.push({ name, parts: [''], depth: 0, ...(this.#link && { target: this.#link.target }) })
    else if (FORMULA.test(name)) this.#open.push({ name, parts: [], depth: 0 })
  }

  close(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name && element.depth === 0)
    if (at >= 0) while (this.#open.length > at) this.#write(this.#open.pop() as OpenElement)
    const last = this.#open.at(-1)
    if (last) last.depth = Math.max(0, last.depth - 1)
    if (name === 'a') this.#closeLink()
    this.#reader.close(name)
  }

  /** Takes escaped text. */
  add(escaped: string): void {
    const text = escaped.replace(/[\ufdd0\ufdd1]/g, '')
    if (this.#link?.isNote) this.#link.text += text
    else this.#put(text)
  }

  finish(): void {
    this.#closeLink()
    while (this.#open.length > 0) this.#write(this.#open.pop() as OpenElement)
  }

  #put(text: string): void {
    const last = this.#open.at(-1)
    if (!last) {
      this.#before = (this.#before + text).slice(-TAIL)
      this.#reader.add(text)
      return
    }
    last.parts.push((last.parts.pop() ?? '') + text)
    if (text.length > MAX_LENGTH || (last.parts.at(-1) as string).length > MAX_LENGTH)
      this.#write(this.#open.pop() as OpenElement)
  }

  #openLink({ href = '', role }: Readonly<Record<string, string>>): void {
    if (!href.startsWith('#')) return
    const target = href.slice(1)
    this.#link = { target, isNote: role === 'doc-noteref' && !this.#open.some(({ name }) => SMALL.test(name)), text: '' }
    const small = this.#open.findLast(({ name }) => SMALL.test(name))
    if (small) small.target = target
  }

  #closeLink(): void {
    const link = this.#link
    this.#link = undefined
    if (link?.isNote) this.#put(this.#markOf(link.text.trim(), link.target) ?? link.text)
  }

  #write(element: OpenElement): void {
    this.#put(FORMULA.test(element.name) ? this.#formulaOf(element) : this.#smallOf(element))
  }

  /** Text behind which the element stands that was closed last. */
  get #tail(): string {
    return this.#open.at(-1)?.parts.at(-1) ?? this.#before
  }

  #formulaOf({ name, parts }: OpenElement): string {
    const [first = '', second = '', third = ''] = parts.map((part) => part.trim())
    if (name === 'mfrac') return fraction(this.#tail, first, second)
    const [low, high] = name === 'msup' ? ['', second] : [second, third]
    return first + writeHeight(first, low, 'lowered') + writeHeight(first, high, 'raised')
  }

  #smallOf({ name, parts: [text = ''], target }: OpenElement): string {
    const small = text.trim()
    const mark = name === 'sup' && target !== undefined ? this.#markOf(small, target) : undefined
    if (mark) return mark
    const space = /^\s/.test(text) && small !== '' ? ' ' : ''
    return space + writeHeight(this.#tail.trimEnd(), small, name === 'sup' ? 'raised' : 'lowered')
  }

  /** Notes the mark of a footnote, and gives the sign of its place. */
  #markOf(text: string, target: string): string | undefined {
    const label = text.replace(/[⁰¹²³⁴-⁹]/g, (sign) => sign.normalize('NFKC'))
    if (!BARE_MARK.test(label)) return undefined
    this.#marks.push({ label: label.replace(/[()]/g, ''), target })
    return `${MARK_START}${this.#marks.length - 1}${MARK_END}`
  }
}

/** Writes a fraction in a line; behind a number a space parts them: 3 1⁄2. */
function fraction(before: string, above: string, below: string): string {
  const isPlain = PLAIN.test(above) && PLAIN.test(below)
  const part = (text: string) => (PLAIN.test(text) ? text : `(${text})`)
  return `${/\p{Nd}$/u.test(before) ? ' ' : ''}${isPlain ? `${above}⁄${below}` : `${part(above)}/${part(below)}`}`
}
