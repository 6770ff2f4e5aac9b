import type { Box } from './boxed-mark.ts'

/** Layers of different depth; what lies over more marks than these is in the last one. */
const MAX_LAYERS = 4

/** Part of a line's height that is no overlap: letters of close lines reach into each other. */
const TOUCHING = 0.3

function overlap(one: Box, other: Box): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width
  return !isBeside && shared > TOUCHING * Math.min(one.height, other.height)
}

/** Place of a mark among those that it overlaps. */
export interface MarkLayer {
  /** from 0: marks of one layer do not overlap, so that each layer is drawn as one shape */
  readonly layer: number
  readonly overlaps: boolean
}

/** Layers marks by what they overlap. `cell` is about a line's height. */
export function layersOf(marks: readonly (readonly Box[])[], cell: number): MarkLayer[] {
  const rows = new Map<number, { readonly box: Box; readonly mark: number }[]>()
  const layers: number[] = []
  const overlapping = new Set<number>()
  for (const [mark, boxes] of marks.entries()) {
    let taken = 0
    for (const box of boxes)
      for (let row = Math.floor(box.top / cell); row <= (box.top + box.height) / cell; row++) {
        const placed = rows.get(row) ?? []
        rows.set(row, placed)
        for (const other of placed)
          if (other.mark !== mark && overlap(box, other.box)) {
            taken |= 1 << (layers[other.mark] as number)
            overlapping.add(mark).add(other.mark)
          }
        placed.push({ box, mark })
      }
    let layer = 0
    while (layer < MAX_LAYERS - 1 && taken & (1 << layer)) layer++
    layers[mark] = layer
  }
  return layers.map((layer, mark) => ({ layer, overlaps: overlapping.has(mark) }))
}
