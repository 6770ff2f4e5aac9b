import type { End } from './endable-text.ts'
import type { NodePoint } from './text-points.ts'

/** Range with one end elsewhere; undefined where nothing would be left between the ends. */
export function movedRange(range: Range, end: End, [node, offset]: NodePoint): Range | undefined {
  const moved = range.cloneRange()
  if (end === 'start') moved.setStart(node, offset)
  else moved.setEnd(node, offset)
  const other = end === 'start' ? 'end' : 'start'
  const isKept =
    other === 'end'
      ? moved.endContainer === range.endContainer && moved.endOffset === range.endOffset
      : moved.startContainer === range.startContainer && moved.startOffset === range.startOffset
  return isKept && !moved.collapsed && moved.toString().trim() !== '' ? moved : undefined
}
