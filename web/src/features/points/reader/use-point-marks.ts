import { useMemo } from 'react'
import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { TextMark } from '#web/reader/marks/additions.ts'
import type { PointItem } from './point-item.ts'
import './point-marks.css'

const NAME_LENGTH = 60

const plainName = (name: string, isRich = false) => (isRich ? readMarkup(name) : name).slice(0, NAME_LENGTH)

/** Marks of points, and of proposals, which do not stand there yet. */
export function usePointMarks(items: readonly PointItem[], proposals: readonly PlacedProposal[]): readonly TextMark[] {
  const t = useText()
  return useMemo(
    () => [
      ...items.flatMap(({ id, name, point, place }): TextMark[] => {
        const text = plainName(name, point?.richText.includes('name'))
        return place ? [{ id, kind: 'point', name: t('points.mark', { text }), place }] : []
      }),
      ...proposals.flatMap(({ id, point: { name, richText }, found }): TextMark[] => {
        const text = plainName(name, richText.includes('name'))
        return found ? [{ id, kind: 'proposal', name: t('points.markProposed', { text }), place: found.place }] : []
      }),
    ],
    [items, proposals, t],
  )
}
