import type { Box } from './boxed-mark.ts'

/** Layers of different depth; what lies over more marks than these is in the last one. */
const MAX_LAYERS = 4

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** Numbers layers of marks from 0, so that marks of one layer do not overlap: each is drawn as one shape. `cell` is about a line's height. */
export function layersOf(marks: readonly (readonly Box[])[], cell: number): number[] {
  const rows = new Map<number, { readonly box: Box; readonly mark: number }[]>()
  const layers: number[] = []
  for (const [mark, boxes] of marks.entries()) {
    let taken = 0
    for (const box of boxes)
      for (let row = Math.floor(box.top / cell); row <= (box.top + box.height) / cell; row++) {
        const placed = rows.get(row) ?? []
        rows.set(row, placed)
        for (const other of placed)
          if (other.mark !== mark && overlap(box, other.box)) taken |= 1 << (layers[other.mark] as number)
        placed.push({ box, mark })
      }
    let layer = 0
    while (layer < MAX_LAYERS - 1 && taken & (1 << layer)) layer++
    layers[mark] = layer
  }
  return layers
}
