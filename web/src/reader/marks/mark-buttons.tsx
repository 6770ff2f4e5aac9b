import { memo, useCallback, useMemo, useRef } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import type { BoxedMark, DrawnMarks } from './boxed-mark.ts'
import { rowsOfMarks } from './mark-rows.ts'
import { useSlices } from './use-slices.ts'

const MAX_NAMED = 5

/** Buttons beside the text, one for the marks of about the same height, which it chooses by turns: all are reached by keys. */
export const MarkButtons = memo(function MarkButtons({ marks, unit, near, edge = 4, chosen, onChoose }: DrawnMarks) {
  const rows = useMemo(() => rowsOfMarks(marks, near), [marks, near])
  // Buttons are not drawn again because somebody listens with another function.
  const latest = useRef(onChoose)
  latest.current = onChoose
  const choose = useCallback((id: string) => latest.current(id), [])
  const count = useSlices(rows.length)
  return (
    <div className="text-mark-buttons">
      {rows.slice(0, count).map((row) => (
        <MarkButton
          key={row[0]?.id}
          {...{ row, unit, edge }}
          onChoose={choose}
          chosen={row.some(({ id }) => id === chosen) ? chosen : undefined}
        />
      ))}
    </div>
  )
})

interface MarkButtonProps extends Pick<DrawnMarks, 'unit' | 'edge' | 'chosen' | 'onChoose'> {
  row: readonly BoxedMark[]
}

/** One of hundreds: a single element, drawn again only where it changes. */
const MarkButton = memo(function MarkButton({ row, unit, edge, chosen, onChoose }: MarkButtonProps) {
  const { formatNumber } = useLocale()
  const at = row.findIndex(({ id }) => id === chosen)
  const shown = row[Math.max(at, 0)]
  const top = row[0]?.boxes[0]?.top
  if (!shown || top === undefined) return null
  const next = row[(at + 1) % row.length] ?? shown
  const names = row.slice(0, MAX_NAMED).map(({ name }) => name)
  const name = row.length > MAX_NAMED ? [...names, '…'].join('\n') : names.join('\n')
  return (
    <button
      type="button"
      className="text-mark-button"
      data-kind={shown.kind}
      data-marks={row.length}
      data-number={formatNumber(row.length)}
      style={{ top: `${top}${unit}`, insetInlineEnd: edge }}
      aria-label={name}
      aria-pressed={at >= 0}
      title={name}
      onClick={() => onChoose(next.id)}
    />
  )
})
