import { isUnit } from '#comparison/words/units.ts'
import type { Block, FootnoteMark } from '#document-text/document-text.ts'
import { withoutHeight } from '#document-text/write-height.ts'

const MAY_HAVE_MARK = /[⁰¹²³⁴-⁹ᵃ-ᶻᵇᶜᵈᵉᶠᵍ*†‡§]/u
/** A word, the mark behind it, and the signs that follow. */
const MARKED = /^(.*?)((?:[⁰¹²³⁴-⁹]{1,3}|[ᵃᵇᶜᵈᵉᶠᵍʰ]|[*†‡§]{1,3})(?:,[⁰¹²³⁴-⁹]{1,3})*)[)⁾]?([.,;:!?)\]”’"]*)$/u
const POWER = /^[²³⁴]$/u
/** A letter alone, also behind a sign: what a formula calls a quantity. */
const SYMBOL = /(?:^|[-+−±=×·/*<>²³⁴])\p{L}$/u

/** Pages by which a note that found no room may stand after its mark. */
const MAX_PAGES_AFTER = 2

/** Finds the note of a mark on a page. */
type FindNote = (page: number | undefined, label: string) => number | undefined

/**
 * Takes the marks of footnotes out of the text of blocks, and links them with the notes on the same page, or soon after it where
 * no other note of the document has the mark. A raised digit behind a
 * number or a unit is an exponent, whatever notes there are; one of which there is no note stays as it is.
 */
export function linkFootnotes(blocks: readonly Block[]): Block[] {
  const notes = blocks.flatMap((block, at) =>
    block.kind === 'footnote' && block.label ? [{ at, label: block.label, page: block.lines?.[0]?.page ?? -1 }] : [],
  )
  if (notes.length === 0) return [...blocks]
  const byLabel = Map.groupBy(notes, ({ label }) => label)
  const findNote: FindNote = (page = -1, label) => {
    const own = byLabel.get(label) ?? []
    const here = own.findLast((one) => one.page === page)
    const after = own.length === 1 && own[0] && own[0].page > page && own[0].page <= page + MAX_PAGES_AFTER ? own[0] : undefined
    return (here ?? after)?.at
  }
  return blocks.map((block, at) => (mayHaveMarks(block) ? withoutMarks(block, at, findNote) : block))
}

const mayHaveMarks = ({ kind, text, cells }: Block) =>
  kind !== 'code' && (cells ? cells.some((row) => row.some((cell) => MAY_HAVE_MARK.test(cell))) : MAY_HAVE_MARK.test(text))

function withoutMarks(block: Block, at: number, findNote: FindNote): Block {
  const pages = pagesOfWords(block)
  const marks: FootnoteMark[] = []
  let word = -1
  const strip = (text: string) =>
    text.replace(/\S+/gu, (whole) => {
      word += 1
      const [, base = '', signs = '', rest = ''] = MARKED.exec(whole) ?? []
      const found = signs.split(',').map((sign) => findNote(pages[word], withoutHeight(sign)))
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
