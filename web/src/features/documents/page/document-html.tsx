import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { HtmlViewer, type HtmlViewerProps } from '#web/reader/html/html-viewer.tsx'
import { htmlSearchLayer } from '#web/reader/html/search-layer.ts'
import { termsOf } from '#web/reader/search-terms.ts'

/** The HTML viewer with the layers of a document. */
export function DocumentHtml(viewer: Omit<HtmlViewerProps, 'layers'>) {
  const query = new URLSearchParams(useLocation().search).get('q') ?? ''
  const layers = useMemo(() => [htmlSearchLayer(termsOf(query))], [query])
  return <HtmlViewer {...viewer} layers={layers} />
}
