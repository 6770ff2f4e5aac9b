import type { Box, BoxedMark } from './boxed-mark.ts'

const sizeOf = ({ boxes }: BoxedMark) => boxes.reduce((sum, { width, height }) => sum + width * height, 0)

/**
 * Finds the mark at a point, or within reach of it: of several the smallest, and the one after the chosen one where that is among
 * them.
 */
export function markAt(
  marks: readonly BoxedMark[],
  { x, y }: { x: number; y: number },
  chosen: string | undefined,
  reach = { x: 0, y: 0 },
): string | undefined {
  const isIn = ({ left, top, width, height }: Box) =>
    x >= left - reach.x && x <= left + width + reach.x && y >= top - reach.y && y <= top + height + reach.y
  const there = marks.filter(({ boxes }) => boxes.some(isIn)).sort((a, b) => sizeOf(a) - sizeOf(b))
  const at = there.findIndex(({ id }) => id === chosen)
  return there[(at + 1) % Math.max(there.length, 1)]?.id
}
