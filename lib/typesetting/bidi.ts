import type { Direction, TextPiece } from './piece.ts'

const OPENING = /^[([]$/
const CLOSING = /^[)\]]$/
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' }
const LETTER_FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Tells whether a text has letters that are written from right to left. */
export const hasLetterFromTheRight = (text: string): boolean => LETTER_FROM_THE_RIGHT.test(text)

/**
 * Assigns directions in a paragraph of a direction. Pieces between two pieces of the other direction go with them (a designation,
 * a number and its unit in Arabic), a closing bracket goes with its opening one, and all else goes with the paragraph.
 * Left-to-right runs of a right-to-left paragraph are never broken over lines.
 */
export function directPieces(pieces: readonly TextPiece[], own: 'left-to-right' | 'right-to-left'): TextPiece[] {
  const strong = pieces.map(({ text }) => directionOf(text))
  const opened: Direction[] = []
  const directed: TextPiece[] = []
  for (const [i, piece] of pieces.entries()) {
    const direction = CLOSING.test(piece.text) ? (opened.pop() ?? own) : resolve(strong, i, own)
    if (OPENING.test(piece.text)) opened.push(direction)
    const isForward = direction === 'left-to-right'
    const text = isForward ? piece.text : (MIRRORED[piece.text] ?? piece.text)
    const isWithin = own === 'right-to-left' && isForward && directed.at(-1)?.direction === 'left-to-right'
    directed.push({ ...piece, text, direction, breakable: piece.breakable && !isWithin })
  }
  return directed
}

function resolve(strong: readonly Direction[], i: number, paragraph: Direction): Direction {
  const own = strong[i]
  if (own && own !== 'neutral') return own
  const previous = strong.slice(0, i).findLast((direction) => direction !== 'neutral')
  const next = strong.slice(i + 1).find((direction) => direction !== 'neutral')
  return previous === next ? (previous ?? paragraph) : paragraph
}

function directionOf(text: string): Direction {
  if (hasLetterFromTheRight(text) && !/^[،؛؟]$/.test(text)) return 'right-to-left'
  return /[A-Za-z0-9\u0370-\u03ff]/.test(text) || /^[°%−+±]/.test(text) ? 'left-to-right' : 'neutral'
}
