import type { Box, BoxedMark } from './boxed-mark.ts'

const sizeOf = ({ boxes }: BoxedMark) => boxes.reduce((sum, { width, height }) => sum + width * height, 0)

/** Finds the mark at a point: of several the smallest, and the one after the chosen one where that is among them. */
export function markAt(
  marks: readonly BoxedMark[],
  { x, y }: { x: number; y: number },
  chosen: string | undefined,
): string | undefined {
  const isIn = ({ left, top, width, height }: Box) => x >= left && x <= left + width && y >= top && y <= top + height
  const there = marks.filter(({ boxes }) => boxes.some(isIn)).sort((a, b) => sizeOf(a) - sizeOf(b))
  const at = there.findIndex(({ id }) => id === chosen)
  return there[(at + 1) % Math.max(there.length, 1)]?.id
}
