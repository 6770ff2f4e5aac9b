import { isUnit } from '#comparison/units.ts'
import type { Block, FootnoteMark } from '#document-text/document-text.ts'
import { withoutHeight } from '#document-text/write-height.ts'

const MAY_HAVE_MARK = /[⁰¹²³⁴-⁹ᵃ-ᶻᵇᶜᵈᵉᶠᵍ*†‡§]/u
/** A word, the mark behind it, and the signs that follow. */
const MARKED = /^(.*?)((?:[⁰¹²³⁴-⁹]{1,3}|[ᵃᵇᶜᵈᵉᶠᵍʰ]|[*†‡§]{1,3})(?:,[⁰¹²³⁴-⁹]{1,3})*)[)⁾]?([.,;:!?)\]”’"]*)$/u
const POWER = /^[²³⁴]$/u
/** A letter alone, also behind a sign: what a formula calls a quantity. */
const SYMBOL = /(?:^|[-+−±=×·/*<>²³⁴])\p{L}$/u

/**
 * Takes the marks of footnotes out of the text of blocks, and links them with the notes on the same page. A raised digit behind a
 * number or a unit is an exponent, whatever notes there are; one of which there is no note stays as it is.
 */
export function linkFootnotes(blocks: readonly Block[]): Block[] {
  const notes = new Map<string, number>()
  const pageOf = (block: Block) => block.lines?.[0]?.page ?? -1
  for (const [at, block] of blocks.entries())
    if (block.kind === 'footnote' && block.label) notes.set(`${pageOf(block)} ${block.label}`, at)
  if (notes.size === 0) return [...blocks]
  return blocks.map((block, at) => (mayHaveMarks(block) ? withoutMarks(block, at, notes) : block))
}

const mayHaveMarks = ({ kind, text, cells }: Block) =>
  kind !== 'code' && (cells ? cells.some((row) => row.some((cell) => MAY_HAVE_MARK.test(cell))) : MAY_HAVE_MARK.test(text))

function withoutMarks(block: Block, at: number, notes: ReadonlyMap<string, number>): Block {
  const pages = pagesOfWords(block)
  const marks: FootnoteMark[] = []
  let word = -1
  const strip = (text: string) =>
    text.replace(/\S+/gu, (whole) => {
      word += 1
      const [, base = '', signs = '', rest = ''] = MARKED.exec(whole) ?? []
      const found = signs.split(',').map((sign) => notes.get(`${pages[word]} ${withoutHeight(sign)}`))
      // A word of nothing else stays, so that words and places stay paired.
      if (base === '' || isPower(base, signs) || found.some((note) => note === undefined || note === at)) return whole
      marks.push(...found.map((note) => ({ word, block: note as number })))
      return base + rest
    })
  const stripped = block.cells
    ? { ...block, cells: block.cells.map((row) => row.map(strip)) }
    : { ...block, text: strip(block.text) }
  return marks.length > 0 ? { ...stripped, marks } : block
}

const isPower = (base: string, signs: string) =>
  (/[\p{Nd}⁰¹²³⁴-⁺⁻₀-₋]$/u.test(base) && !/\p{L}/u.test(withoutHeight(signs))) ||
  (POWER.test(signs) && SYMBOL.test(base)) ||
  (POWER.test(signs) && isUnitAtEnd(base))

/** Tells whether a word ends in a unit, which the end of a sentence is not. */
function isUnitAtEnd(base: string): boolean {
  const unit = base.slice(base.search(/[^\p{Nd}(/·.]*$/u))
  return unit !== '' && isUnit(unit)
}

/** Page of each word of a block. */
function pagesOfWords({ lines = [] }: Block): number[] {
  const pages: number[] = []
  let isCut = false
  for (const { page, spans, cut } of lines) {
    for (let word = isCut ? 1 : 0; word < spans.length / 2; word++) pages.push(page)
    isCut = cut === true
  }
  return pages
}
