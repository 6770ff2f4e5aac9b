import { memo, useMemo } from 'react'
import type { Box, DrawnMarks } from './boxed-mark.ts'
import { layersOf, type MarkLayer } from './overlap-layers.ts'

const DECIMALS = 3
const shortened = (length: number) => Number(length.toFixed(DECIMALS))

const areaPath = (boxes: readonly Box[]) =>
  boxes
    .map(({ left, top, width, height }) => {
      const [x, y, w, h] = [left, top, width, height].map(shortened)
      return `M${x} ${y}h${w}v${h}h-${w}z`
    })
    .join('')

const linePath = (boxes: readonly Box[]) =>
  boxes.map(({ left, top, width, height }) => `M${shortened(left)} ${shortened(top + height)}h${shortened(width)}`).join('')

/** Draws the words of all marks as few shapes, one for each kind and depth: thousands of marks cost the browser no more than one. */
export const MarkShapes = memo(function MarkShapes({
  marks,
  unit,
  near,
  chosen,
}: Pick<DrawnMarks, 'marks' | 'unit' | 'near' | 'chosen'>) {
  const layers = useMemo(
    () =>
      layersOf(
        marks.map(({ boxes }) => boxes),
        near,
      ),
    [marks, near],
  )
  const shapes = useMemo(() => {
    const layered = marks.map((mark, at) => ({ ...mark, ...(layers[at] as MarkLayer), isChosen: mark.id === chosen }))
    const groups = Map.groupBy(layered, ({ kind, layer, overlaps, isChosen }) =>
      isChosen ? 'chosen' : `${kind} ${layer} ${overlaps}`,
    )
    // The chosen one lies on top.
    return [...groups].sort(([a], [b]) => Number(a === 'chosen') - Number(b === 'chosen'))
  }, [marks, layers, chosen])
  if (marks.length === 0) return null
  const scaled = unit === '%' && { viewBox: '0 0 100 100', preserveAspectRatio: 'none' }
  return (
    <svg className="text-mark-shapes" aria-hidden="true" {...scaled}>
      {shapes.map(([key, own]) => {
        const boxes = own.flatMap((mark) => mark.boxes)
        return (
          <g
            key={key}
            className="text-mark"
            data-kind={own[0]?.kind}
            data-overlaps={own[0]?.overlaps || undefined}
            data-chosen={key === 'chosen' || undefined}
          >
            <path className="text-mark-box" d={areaPath(boxes)} />
            <path className="text-mark-line" d={linePath(boxes)} />
          </g>
        )
      })}
    </svg>
  )
})
