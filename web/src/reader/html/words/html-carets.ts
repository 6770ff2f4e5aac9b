import type { Caret } from '#anchors/selection/selectable-text.ts'
import type { NoStep, StepDirection } from '#anchors/selection/step-caret.ts'
import type { LineDirection } from '../../marks/caret/caret-keys.ts'
import { readsRightToLeft } from '../../marks/ends/text-points.ts'
import { textPointOf } from './page-text.ts'
import type { PageWords } from './page-words.ts'

/** Pixels between the points at which the next line is looked for, and how many of them. */
const PROBE_PX = 6
const MAX_PROBES = 400

/** Rectangle of a caret in the frame: a line beside a character, or above one where the text goes down. */
interface CaretBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Measures where a caret stands. */
export function boxOfCaret(page: Document, { words, starts, pieces }: PageWords, { word, offset }: Caret): CaretBox | undefined {
  const length = words.words[word]?.length ?? 0
  const isAfter = offset > 0 && offset >= length
  const [node, at] = textPointOf(pieces, (starts[word] as number) + (isAfter ? length - 1 : offset))
  const range = page.createRange()
  range.setStart(node, at)
  range.setEnd(node, Math.min(at + 1, node.length))
  const { left, right, top, bottom, width, height } = range.getBoundingClientRect()
  if (height === 0) return undefined
  if (isVerticalAt(node)) return { left, top: isAfter ? bottom : top, width, height: 0 }
  const isAtRight = readsRightToLeft(node.data.charAt(at)) !== isAfter
  return { left: isAtRight ? right : left, top, width: 0, height }
}

const isVerticalAt = (node: Node): boolean => {
  const view = node.ownerDocument?.defaultView
  return node.parentElement !== null && view?.getComputedStyle(node.parentElement).writingMode.startsWith('vertical') === true
}

/** Direction of the line in which a word stands. */
export function directionAt({ words, starts, pieces }: PageWords, word: number): LineDirection {
  const [node] = textPointOf(pieces, starts[word] ?? 0)
  if (isVerticalAt(node)) return 'down'
  return readsRightToLeft(words.words[word] ?? '') ? 'left' : 'right'
}

/** Finds the caret at a boundary of a text node: at the next word where it stands between two. */
function caretAtNode({ words, starts, pieces }: PageWords, node: Node, offset: number): Caret | undefined {
  const piece = pieces.find((one) => one.node === node)
  if (!piece) return undefined
  const at = piece.start + offset
  const word = starts.findLastIndex((start) => start <= at)
  if (word < 0) return starts.length > 0 ? { word: 0, offset: 0 } : undefined
  const inside = at - (starts[word] as number)
  const length = words.words[word]?.length ?? 0
  return inside > length && word + 1 < starts.length ? { word: word + 1, offset: 0 } : { word, offset: Math.min(inside, length) }
}

/** Finds the caret at a point of the frame. */
export function caretAtPoint(page: Document, own: PageWords, x: number, y: number): Caret | undefined {
  // Safari knows the older call alone.
  const position = page.caretPositionFromPoint?.(x, y)
  if (position) return caretAtNode(own, position.offsetNode, position.offset)
  const range = page.caretRangeFromPoint?.(x, y)
  return range ? caretAtNode(own, range.startContainer, range.startOffset) : undefined
}

/** Moves a caret to the next line, or to the one before; `column` is where it stood when it left the first one. */
export function stepLine(
  page: Document,
  own: PageWords,
  from: Caret,
  to: StepDirection,
  column: number | undefined,
): Caret | NoStep {
  const box = boxOfCaret(page, own, from)
  if (!box) return 'end'
  const [node] = textPointOf(own.pieces, own.starts[from.word] as number)
  const isVertical = isVerticalAt(node)
  const isOther = (there: CaretBox) =>
    isVertical
      ? Math.abs(there.left - box.left) > box.width / 2
      : (there.top - box.top) * to > Math.min(there.height, box.height) / 2
  for (let probe = 1; probe <= MAX_PROBES; probe++) {
    const away = probe * PROBE_PX
    // Lines of text that goes down follow each other from the right.
    const [x, y] = isVertical
      ? [(to > 0 ? box.left : box.left + box.width) - away * to, column ?? box.top]
      : [column ?? box.left, to > 0 ? box.top + box.height + away : box.top - away]
    if (x < 0 || y < 0 || y > page.documentElement.scrollHeight || x > page.documentElement.scrollWidth) return 'end'
    const caret = caretAtPoint(page, own, x, y)
    const there = caret && boxOfCaret(page, own, caret)
    if (!there || !isOther(there)) continue
    // Between the rows of a table a point means the first cell; amid the row it means its own.
    const amid = isVertical
      ? caretAtPoint(page, own, there.left + there.width / 2, y)
      : caretAtPoint(page, own, x, there.top + there.height / 2)
    const beside = amid && boxOfCaret(page, own, amid)
    return beside && isOther(beside) ? amid : caret
  }
  return 'end'
}

/** Moves a caret to the start or the end of its line. */
export function stepToEdge(page: Document, own: PageWords, from: Caret, to: StepDirection): Caret {
  const box = boxOfCaret(page, own, from)
  const isSame = (other: CaretBox | undefined) =>
    box &&
    other &&
    (box.height > 0 ? Math.abs(other.top - box.top) < box.height / 2 : Math.abs(other.left - box.left) < box.width / 2)
  let word = from.word
  const edge = (at: number): Caret => ({ word: at, offset: to > 0 ? (own.words.words[at]?.length ?? 0) : 0 })
  while (own.words.words[word + to] !== undefined && isSame(boxOfCaret(page, own, edge(word + to)))) word += to
  return edge(word)
}
