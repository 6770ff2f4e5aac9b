import { dropLineNumbers } from './drop-line-numbers.ts'
import { joinWords } from './join-words.ts'
import { orderByTags } from './order-by-tags.ts'
import { orderLines } from './order-lines.ts'
import type { PageLines, PageRule, PageWord, PageWords } from './page-word.ts'
import { orderWithGrids } from './read-grids.ts'
import { turnColumns } from './turn-columns.ts'

/** Margin in which text across the page is a stamp or a licence line. */
const MARGIN = 0.08

/** Finds the lines of a page in reading order. Text on the slant is a watermark, and across the margin a licence line: both are left out. */
export function linesOfPage({ width, height, frame, words: all, rules = [], isPicture, layer }: PageWords): PageLines {
  const words = turnColumns(all.filter((word) => isOnPage(word, width, height)))
  const turn = usualTurn(words)
  const size = turn % 2 ? { width: height, height: width } : { width, height }
  const upright = dropLineNumbers(words.filter((word) => word.turn === turn).map((word) => turnedBack(word, turn, width, height)))
  const across = words.filter((word) => word.turn >= 0 && word.turn !== turn && !isInMargin(word, width, height))
  const ruled = rules.map((rule) => turnedBack(rule, turn, width, height))
  const lines = orderByTags(upright, orderLines) ?? orderWithGrids(upright.map(withoutTag), ruled, orderLines)
  const beside = joinWords(across.map((word) => turnedBack(word, turn, width, height)))
  const facts = { ...(frame && { frame }), ...(isPicture && { isPicture }), ...(layer && { layer }) }
  return { ...size, turn, lines: [...lines, ...beside], ...facts }
}

/** Tells whether a word is on the page, and not beside it, where nobody sees it. */
function isOnPage({ left, top, right, bottom }: PageWord, width: number, height: number): boolean {
  return right > 0 && bottom > 0 && left < width && top < height && right - left <= width && bottom - top <= height
}

const withoutTag = (word: PageWord): PageWord => (word.tag ? { ...word, tag: undefined } : word)

function usualTurn(words: readonly PageWord[]): number {
  const letters = [0, 0, 0, 0]
  for (const { turn, text } of words) if (turn >= 0) letters[turn] = (letters[turn] as number) + text.length
  return letters.indexOf(Math.max(...letters))
}

function turnedBack<T extends PageRule>(word: T, turn: number, width: number, height: number): T {
  const { left, top, right, bottom } = word
  if (turn === 1) return { ...word, left: top, right: bottom, top: width - right, bottom: width - left }
  if (turn === 2) return { ...word, left: width - right, right: width - left, top: height - bottom, bottom: height - top }
  if (turn === 3) return { ...word, left: height - bottom, right: height - top, top: left, bottom: right }
  return word
}

function isInMargin({ left, top, right, bottom }: PageWord, width: number, height: number): boolean {
  return right < MARGIN * width || left > (1 - MARGIN) * width || bottom < MARGIN * height || top > (1 - MARGIN) * height
}
