import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

type Item = Pick<TextItem, 'str' | 'dir' | 'transform' | 'hasEOL' | 'width'>

/** Gaps that separate words and lines, as parts of the character size. */
const WORD_GAP = 0.15
const LINE_GAP = 0.5
/** Presentation forms of letters, and ligatures. People type the plain letters. */
const LETTER_SHAPES = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/g
/** Characters without meaning, from fonts that do not map a shape to a character: Arabic dots drawn alone, for example. */
const NO_CHARACTER = /[\p{Cc}\uFFFD\p{Co}]+/gu

/** Joins the items of a page into lines of text, in reading order. */
export function pageText(items: readonly Item[]): string {
  return joinLines(linesOf(items).map(lineText))
}

/** Splits items into lines: at line ends of the page, and where the next item is higher or lower. */
function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [[]]
  for (const item of items) {
    const before = lines.at(-1)?.findLast(({ str }) => str.trim() !== '')
    if (before && item.str.trim() !== '' && isOtherLine(before, item)) lines.push([])
    lines.at(-1)?.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
}

function isOtherLine(a: Item, b: Item): boolean {
  return isUpright(a) && isUpright(b) && Math.abs(topOf(a) - topOf(b)) > LINE_GAP * Math.max(sizeOf(a), sizeOf(b))
}

function lineText(items: readonly Item[]): string {
  const text = isRightToLeft(items) ? spaced(mirrored(items)) : items.map(({ str }) => str).join('')
  return text
    .replace(LETTER_SHAPES, (shapes) => shapes.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(NO_CHARACTER, '')
    .trim()
}

function isRightToLeft(items: readonly Item[]): boolean {
  const letters = (dir: string) => items.reduce((sum, item) => sum + (item.dir === dir ? item.str.trim().length : 0), 0)
  return letters('rtl') > letters('ltr')
}

/** Orders items from right to left. A run that reads from the left (a number, a name in Latin letters) keeps its own order. */
function mirrored(items: readonly Item[]): Item[] {
  const fromRight = items.filter(({ str }) => str.trim() !== '').sort((a, b) => leftOf(b) - leftOf(a))
  const ordered: Item[] = []
  let run: Item[] = []
  for (const item of fromRight) {
    if (item.dir === 'rtl') {
      ordered.push(...run.reverse(), item)
      run = []
    } else run.push(item)
  }
  return [...ordered, ...run.reverse()]
}

/** Joins the items of a mirrored line. Its spaces have lost their positions, so gaps become spaces. */
function spaced(items: readonly Item[]): string {
  return items
    .map((item, at) => (at > 0 && gap(items[at - 1] as Item, item) > WORD_GAP * sizeOf(item) ? ' ' : '') + item.str)
    .join('')
}

function gap(a: Item, b: Item): number {
  const [left, right] = leftOf(a) < leftOf(b) ? [a, b] : [b, a]
  return leftOf(right) - (leftOf(left) + left.width)
}

const isUpright = (item: Item) => item.dir !== 'ttb' && at(item, 1) === 0
const at = (item: Item, index: number) => (item.transform as number[])[index] ?? 0
const leftOf = (item: Item) => at(item, 4)
const topOf = (item: Item) => at(item, 5)
const sizeOf = (item: Item) => Math.hypot(at(item, 2), at(item, 3)) || 1

/** Joins lines into one text. A word hyphenated at the end of a line is joined, so that search finds it. */
function joinLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .replace(/\u00AD\n?/g, '')
}
