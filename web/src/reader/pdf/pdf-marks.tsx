import { memo, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderAdditions } from '../marks/additions.ts'
import type { BoxedMark } from '../marks/boxed-mark.ts'
import { markAt } from '../marks/mark-at.ts'
import { MarkBoxes } from '../marks/mark-boxes.tsx'
import { shownBox } from './session/page-geometry.ts'
import { geometryOf, pageViewOf } from './session/pdf-places.ts'
import type { PdfSession } from './session/pdf-session.ts'

/** Percent of a page's height. */
const NEAR = 2.5
const LAYER = 'text-marks'

interface PdfMarksProps extends Pick<ReaderAdditions, 'marks' | 'chosen' | 'onChoose'> {
  session: PdfSession
  rotation: number
}

/** Draws marks over the pages that are drawn. They are placed in parts of a page, so a zoom moves none of them. */
export function PdfMarks({ session, marks, rotation, chosen, onChoose }: PdfMarksProps) {
  const layers = usePageLayers(session)
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

/**
 * Elements over the drawn pages. pdf.js drops what lies on a page when it draws the page again, as after a zoom: they are put back
 * at once, so that marks stay while the page is drawn. A page that is drawn no longer loses its text too.
 */
function usePageLayers({ viewer }: PdfSession): ReadonlyMap<number, HTMLElement> {
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map())
  useEffect(() => {
    const made = new Map<number, HTMLElement>()
    const dropped = new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.className === LAYER && (target as Element).querySelector('.textLayer'))
            target.appendChild(node)
    })
    const add = (page: number) => {
      const view = pageViewOf(viewer, page)
      if (!view?.div.isConnected) return
      const layer = made.get(page) ?? Object.assign(document.createElement('div'), { className: LAYER })
      if (made.get(page)?.parentElement !== view.div) view.div.append(layer)
      made.set(page, layer)
      dropped.observe(view.div, { childList: true })
      for (const [other, { isConnected }] of made) if (!isConnected) made.delete(other)
      setLayers(new Map(made))
    }
    const onRendered = ({ pageNumber }: { pageNumber: number }) => add(pageNumber - 1)
    viewer.eventBus.on('pagerendered', onRendered)
    for (const canvas of viewer.container.querySelectorAll<HTMLElement>('.page[data-loaded]'))
      add(Number(canvas.dataset.pageNumber) - 1)
    return () => {
      viewer.eventBus.off('pagerendered', onRendered)
      dropped.disconnect()
      for (const layer of made.values()) layer.remove()
    }
  }, [viewer])
  return layers
}

type Marks = ReaderAdditions['marks']

/** Marks by their pages; one over a page break is on both. */
function marksByPage(marks: Marks): ReadonlyMap<number, Marks> {
  const byPage = new Map<number, Marks[number][]>()
  for (const mark of marks)
    for (const page of new Set(mark.place.areas?.map((area) => area.page))) {
      const own = byPage.get(page) ?? []
      own.push(mark)
      byPage.set(page, own)
    }
  return byPage
}

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
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      const element = (target as Element).closest<HTMLElement>('.page')
      if (!element || (target as Element).closest('a, button') || !document.getSelection()?.isCollapsed) return
      const rect = element.getBoundingClientRect()
      const at = { x: ((clientX - rect.left) / rect.width) * 100, y: ((clientY - rect.top) / rect.height) * 100 }
      const page = Number(element.dataset.pageNumber) - 1
      const id = markAt(boxedOn(session, page, byPage.get(page) ?? []), at, chosen)
      if (id) onChoose(id)
    }
    container.addEventListener('click', onClick)
    return () => container.removeEventListener('click', onClick)
  }, [session, byPage, chosen, onChoose])
}
