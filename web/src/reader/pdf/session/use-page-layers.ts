import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { useEffect, useState } from 'react'
import { pageViewOf } from './pdf-places.ts'

/**
 * Elements over the drawn pages. pdf.js drops what lies on a page when it draws the page again, as after a zoom: they are put back
 * at once, so that marks stay while the page is drawn. A page that is drawn no longer loses its text too.
 */
export function usePageLayers(viewer: PDFViewer, name: string): ReadonlyMap<number, HTMLElement> {
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map())
  useEffect(() => {
    const made = new Map<number, HTMLElement>()
    const dropped = new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.className === name && (target as Element).querySelector('.textLayer'))
            target.appendChild(node)
    })
    const add = (page: number) => {
      const view = pageViewOf(viewer, page)
      if (!view?.div.isConnected) return
      const layer = made.get(page) ?? Object.assign(document.createElement('div'), { className: name })
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
  }, [viewer, name])
  return layers
}
