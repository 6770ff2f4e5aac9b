import type { Direction, Piece } from './piece.ts'

const OPENING = /^[([]$/
const CLOSING = /^[)\]]$/
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' }

/**
 * Assigns directions in a right-to-left paragraph. Pieces between two left-to-right pieces go with them (a designation, a number
 * and its unit), a closing bracket goes with its opening one, and all else goes with the paragraph. Left-to-right runs are never
 * broken over lines.
 */
export function directPieces(pieces: readonly Piece[]): Piece[] {
  const strong = pieces.map(({ text }) => directionOf(text))
  const opened: Direction[] = []
  const directed: Piece[] = []
  for (const [i, piece] of pieces.entries()) {
    const direction = CLOSING.test(piece.text) ? (opened.pop() ?? 'right-to-left') : resolve(strong, i)
    if (OPENING.test(piece.text)) opened.push(direction)
    const isForward = direction === 'left-to-right'
    const text = isForward ? piece.text : (MIRRORED[piece.text] ?? piece.text)
    const breakable = piece.breakable && !(isForward && directed.at(-1)?.direction === 'left-to-right')
    directed.push({ ...piece, text, direction, breakable })
  }
  return directed
}

function resolve(strong: readonly Direction[], i: number): Direction {
  const own = strong[i]
  if (own && own !== 'neutral') return own
  const previous = strong.slice(0, i).findLast((direction) => direction !== 'neutral')
  const next = strong.slice(i + 1).find((direction) => direction !== 'neutral')
  return previous === 'left-to-right' && next === 'left-to-right' ? 'left-to-right' : 'right-to-left'
}

function directionOf(text: string): Direction {
  if (/[\u0600-\u06ff]/.test(text) && !/^[،؛؟]$/.test(text)) return 'right-to-left'
  return /[A-Za-z0-9\u0370-\u03ff]/.test(text) || /^[°%−+±]/.test(text) ? 'left-to-right' : 'neutral'
}
