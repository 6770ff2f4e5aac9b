import { memo, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderAdditions } from '../marks/additions.ts'
import type { BoxedMark } from '../marks/boxed-mark.ts'
import { markAt } from '../marks/mark-at.ts'
import { MarkBoxes } from '../marks/mark-boxes.tsx'
import { marksByPage } from '../marks/marks-by-page.ts'
import { shownBox } from './session/page-geometry.ts'
import { geometryOf, pageViewOf } from './session/pdf-places.ts'
import type { PdfSession } from './session/pdf-session.ts'
import { usePageLayers } from './session/use-page-layers.ts'

/** Percent of a page's height. */
const NEAR = 2.5
/** Distance from its words at which a finger still means a mark. */
const REACH_PX = 14

interface PdfMarksProps extends Pick<ReaderAdditions, 'marks' | 'chosen' | 'onChoose'> {
  session: PdfSession
  rotation: number
}

/** Draws marks over the pages that are drawn. They are placed in parts of a page, so a zoom moves none of them. */
export function PdfMarks({ session, marks, rotation, chosen, onChoose }: PdfMarksProps) {
  const layers = usePageLayers(session.viewer, 'text-marks')
  const byPage = useMemo(() => marksByPage(marks), [marks])
  useChoosing(session, byPage, chosen, onChoose)
  return [...layers].map(([page, layer]) => {
    const own = byPage.get(page)
    return own && createPortal(<PageMarks {...{ session, page, rotation, chosen, onChoose }} marks={own} />, layer, String(page))
  })
}

interface PageMarksProps extends PdfMarksProps {
  page: number
}

/** Marks of a page, which stay as they are when it is drawn again. */
const PageMarks = memo(function PageMarks({ session, page, marks, rotation, ...choice }: PageMarksProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page knows how it is turned
  const boxed = useMemo(() => boxedOn(session, page, marks), [session, page, marks, rotation])
  return <MarkBoxes {...choice} marks={boxed} unit="%" near={NEAR} />
})

type Marks = ReaderAdditions['marks']

function boxedOn({ viewer }: PdfSession, page: number, marks: Marks): BoxedMark[] {
  const view = pageViewOf(viewer, page)
  if (!view) return []
  const geometry = geometryOf(view)
  return marks.map(({ id, kind, name, place }) => ({
    id,
    kind,
    name,
    boxes: (place.areas ?? []).filter((area) => area.page === page).map((area) => shownBox(area, geometry)),
  }))
}

/** Chooses a mark by a click on its words; a click that ends a selection chooses none. */
function useChoosing(
  session: PdfSession,
  byPage: ReadonlyMap<number, Marks>,
  chosen: string | undefined,
  onChoose: (id: string) => void,
) {
  useEffect(() => {
    const { container } = session.viewer
    const onClick = (event: MouseEvent) => {
      const { target, clientX, clientY } = event
      const element = (target as Element).closest<HTMLElement>('.page')
      if (!element || (target as Element).closest('a, button') || !document.getSelection()?.isCollapsed) return
      const rect = element.getBoundingClientRect()
      const at = { x: ((clientX - rect.left) / rect.width) * 100, y: ((clientY - rect.top) / rect.height) * 100 }
      const page = Number(element.dataset.pageNumber) - 1
      const boxed = boxedOn(session, page, byPage.get(page) ?? [])
      const reach = { x: (REACH_PX / rect.width) * 100, y: (REACH_PX / rect.height) * 100 }
      // A finger means the nearest words: on a phone a line is lower than it.
      const isTouch = (event as PointerEvent).pointerType === 'touch'
      const id = markAt(boxed, at, chosen) ?? (isTouch ? markAt(boxed, at, chosen, reach) : undefined)
      if (id) onChoose(id)
    }
    container.addEventListener('click', onClick)
    return () => container.removeEventListener('click', onClick)
  }, [session, byPage, chosen, onChoose])
}
