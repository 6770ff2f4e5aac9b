import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { PageFrame } from '#document-text/document-text.ts'
import { hasRightToLeft } from '../layout/letters.ts'
import type { PageWord, PageWords } from '../layout/page-word.ts'
import { tenths } from '../layout/tenths.ts'

interface Viewport {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
  readonly frame?: PageFrame
}

/** Ascent and descent of a font that does not tell them, as parts of its size. */
const ASCENT = 0.9
const DESCENT = -0.2
/** Gap up to which two items are of one word, as a part of the size of the type. */
const WORD_GAP = 0.15
/** Largest angle against the edges of the page, in quarter turns. */
const SLANT = 0.06

/** Words with places of the items that pdf.js reads on a page. Letters share the width of their item evenly. */
export function wordsOfItems({ items, styles }: Pick<TextContent, 'items' | 'styles'>, viewport: Viewport): PageWords {
  const words: PageWord[] = []
  /** the last word may go on with the next item */
  let isOpen = false
  for (const item of items) {
    if (!('str' in item)) continue
    const { ascent = ASCENT, descent = DESCENT, fontFamily = '' } = styles[item.fontName] ?? {}
    const place = placeOf(item, viewport, ascent || ASCENT, descent || DESCENT)
    for (const [at, { text, box }] of splitItem(item.str)
      .map((part) => ({ text: part.text, box: place.boxOf(part) }))
      .entries()) {
      const before = words.at(-1)
      const word = {
        text,
        ...box,
        size: place.size,
        foot: tenths(-(descent || DESCENT) * (place.size / 10)),
        bold: false,
        fixed: fontFamily === 'monospace',
        turn: place.turn,
      }
      if (isOpen && at === 0 && before && !/^\s/.test(item.str) && goesOn(before, word))
        words[words.length - 1] = joined(before, word)
      else words.push(word)
    }
    isOpen = item.str === '' ? isOpen && !item.hasEOL : !item.hasEOL && !/\s$/.test(item.str)
  }
  const { width, height, frame } = viewport
  return { width: tenths(width), height: tenths(height), ...(frame && { frame }), words }
}

interface Part {
  readonly text: string
  /** from 0 to 1 along the item as it is read */
  readonly from: number
  readonly to: number
}

function splitItem(text: string): Part[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index / text.length,
    to: (index + word.length) / text.length,
  }))
}

function placeOf(item: TextItem, viewport: Viewport, ascent: number, descent: number) {
  const [a, b, c, d, x, y] = product(viewport.transform, item.transform as number[])
  const along = Math.hypot(a, b) || 1
  const up = Math.hypot(c, d) || 1
  const quarters = Math.atan2(b, a) / (Math.PI / 2)
  const turn = Math.abs(quarters - Math.round(quarters)) > SLANT ? -1 : (Math.round(quarters) + 4) & 3
  const fromRight = hasRightToLeft(item.str)
  const boxOf = ({ from, to }: Part) => {
    const [start, end] = (fromRight ? [1 - to, 1 - from] : [from, to]).map((part) => part * item.width) as [number, number]
    const corners = [start, end].flatMap((length) =>
      [ascent, descent].map((rise) => [x + (a / along) * length + c * rise, y + (b / along) * length + d * rise] as const),
    )
    const [xs, ys] = [corners.map(([one]) => one), corners.map(([, one]) => one)]
    return {
      left: tenths(Math.min(...xs)),
      top: tenths(Math.min(...ys)),
      right: tenths(Math.max(...xs)),
      bottom: tenths(Math.max(...ys)),
    }
  }
  return { turn, size: tenths(up), boxOf }
}

type Matrix = [number, number, number, number, number, number]

/** The second transformation, then the first. */
function product(first: readonly number[], second: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function goesOn(before: PageWord, word: PageWord): boolean {
  const gap = Math.max(word.left - before.right, before.left - word.right)
  return before.turn === word.turn && Math.abs(before.bottom - word.bottom) < 0.1 * word.size && gap < WORD_GAP * word.size
}

const joined = (a: PageWord, b: PageWord): PageWord => ({
  ...a,
  text: a.text + b.text,
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
