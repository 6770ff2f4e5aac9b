import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findPanel } from '#web/reader/pdf/panels/find-panel.tsx'
import { outlinePanel } from '#web/reader/pdf/panels/outline-panel.tsx'
import { thumbnailsPanel } from '#web/reader/pdf/panels/thumbnails-panel.tsx'
import { PdfViewer, type PdfViewerProps } from '#web/reader/pdf/pdf-viewer.tsx'
import { pdfSearchLayer } from '#web/reader/pdf/search-layer.ts'
import type { FindRequest } from '#web/reader/pdf/session/pdf-find.ts'
import { termsOf } from '#web/reader/search-terms.ts'

/** Reads the words of a search from the address; undefined unless the search led to a page. */
function findRequestOf(search: string): FindRequest | undefined {
  const parameters = new URLSearchParams(search)
  const query = termsOf(parameters.get('q') ?? '')
  const wanted = query.length > 0 && parameters.has('page')
  return wanted ? { query, caseSensitive: false, entireWord: false, highlightAll: true } : undefined
}

function slotsOf(search: string): Pick<PdfViewerProps, 'layers' | 'panels'> {
  const request = findRequestOf(search)
  return { layers: request ? [pdfSearchLayer(request)] : [], panels: [outlinePanel, thumbnailsPanel, findPanel(request)] }
}

/** The PDF viewer with the layers and panels of a document. */
export function DocumentPdf(viewer: Omit<PdfViewerProps, 'layers' | 'panels'>) {
  const { search } = useLocation()
  const [slots] = useState(() => slotsOf(search))
  return <PdfViewer {...viewer} {...slots} />
}
