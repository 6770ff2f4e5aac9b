import type { Piece } from './split-pieces.ts'

export type Direction = 'left-to-right' | 'right-to-left' | 'neutral'

const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' }

/**
 * Directions in a right-to-left paragraph: what stands between two left-to-right pieces goes with them
 * (a designation, a number and its unit), everything else goes with the paragraph.
 */
export function directPieces(pieces: readonly Piece[]): Piece[] {
  const strong = pieces.map(({ text }) => directionOf(text))
  return pieces.map((piece, i) => {
    if (strong[i] !== 'neutral') return { ...piece, direction: strong[i] ?? 'neutral' }
    const previous = strong.slice(0, i).findLast((direction) => direction !== 'neutral')
    const next = strong.slice(i + 1).find((direction) => direction !== 'neutral')
    const within = previous === 'left-to-right' && next === 'left-to-right'
    if (within) return { ...piece, direction: 'left-to-right' }
    return { ...piece, direction: 'right-to-left', text: MIRRORED[piece.text] ?? piece.text }
  })
}

function directionOf(text: string): Direction {
  if (/[\u0600-\u06ff]/.test(text) && !/^[،؛؟]$/.test(text)) return 'right-to-left'
  return /[A-Za-z0-9\u0370-\u03ff]/.test(text) || /^[°%−+]/.test(text) ? 'left-to-right' : 'neutral'
}
