import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderAdditions } from '../marks/additions.ts'
import { type BoxedMark, MarkBoxes, markAt } from '../marks/mark-boxes.tsx'
import { shownBox } from './session/page-geometry.ts'
import { geometryOf, pageViewOf } from './session/pdf-places.ts'
import type { PdfSession } from './session/pdf-session.ts'

/** Percent of a page's height. */
const NEAR = 2.5

interface PdfMarksProps extends Pick<ReaderAdditions, 'marks' | 'chosen' | 'onChoose'> {
  session: PdfSession
  rotation: number
}

/** Draws marks over the pages that are drawn. They are placed in parts of a page, so a zoom moves none of them. */
export function PdfMarks({ session, marks, rotation, ...choice }: PdfMarksProps) {
  const layers = usePageLayers(session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are there once they are drawn, and tell how they are turned
  const byPage = useMemo(() => boxedByPage(session, marks), [session, marks, rotation, layers])
  useChoosing(session, byPage, choice.onChoose)
  return [...layers].map(([page, layer]) =>
    createPortal(<MarkBoxes {...choice} marks={byPage.get(page) ?? []} unit="%" near={NEAR} />, layer, String(page)),
  )
}

/** Elements over the drawn pages; pdf.js drops what lies on a page when it draws the page again. */
function usePageLayers({ viewer }: PdfSession): ReadonlyMap<number, HTMLElement> {
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map())
  useEffect(() => {
    const made = new Map<number, HTMLElement>()
    const add = (page: number) => {
      const view = pageViewOf(viewer, page)
      if (!view?.div.isConnected) return
      const layer = made.get(page) ?? Object.assign(document.createElement('div'), { className: 'text-marks' })
      made.set(page, layer)
      view.div.append(layer)
      for (const [other, { isConnected }] of made) if (!isConnected) made.delete(other)
      setLayers(new Map(made))
    }
    const onRendered = ({ pageNumber }: { pageNumber: number }) => add(pageNumber - 1)
    viewer.eventBus.on('pagerendered', onRendered)
    for (const canvas of viewer.container.querySelectorAll<HTMLElement>('.page[data-loaded]'))
      add(Number(canvas.dataset.pageNumber) - 1)
    return () => {
      viewer.eventBus.off('pagerendered', onRendered)
      for (const layer of made.values()) layer.remove()
    }
  }, [viewer])
  return layers
}

function boxedByPage({ viewer }: PdfSession, marks: ReaderAdditions['marks']): Map<number, BoxedMark[]> {
  const byPage = new Map<number, BoxedMark[]>()
  for (const { id, name, place } of marks) {
    for (const [page, areas] of Map.groupBy(place.areas ?? [], (area) => area.page)) {
      const view = pageViewOf(viewer, page)
      if (!view) continue
      const boxed = { id, name, boxes: areas.map((area) => shownBox(area, geometryOf(view))) }
      byPage.set(page, [...(byPage.get(page) ?? []), boxed])
    }
  }
  return byPage
}

/** Chooses a mark by a click on its words; a click that ends a selection chooses none. */
function useChoosing({ viewer }: PdfSession, byPage: Map<number, BoxedMark[]>, onChoose: (id: string) => void) {
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      const element = (target as Element).closest<HTMLElement>('.page')
      if (!element || (target as Element).closest('a, button') || !document.getSelection()?.isCollapsed) return
      const rect = element.getBoundingClientRect()
      const [x, y] = [((clientX - rect.left) / rect.width) * 100, ((clientY - rect.top) / rect.height) * 100]
      const id = markAt(byPage.get(Number(element.dataset.pageNumber) - 1) ?? [], x, y)
      if (id) onChoose(id)
    }
    viewer.container.addEventListener('click', onClick)
    return () => viewer.container.removeEventListener('click', onClick)
  }, [viewer, byPage, onChoose])
}
