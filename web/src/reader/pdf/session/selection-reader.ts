import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PageArea } from '#contract/documents/place.ts'
import type { TextSelection } from '../../marks/text-selection.ts'
import { readPdfSelection } from './pdf-places.ts'

/** Selection of words, which is none of the browser's. */
interface WordSelecting {
  readonly read: () => TextSelection | undefined
  readonly drop: () => void
  readonly isOutside: (areas: readonly PageArea[]) => boolean | undefined
}

/** Reads what is selected: known words, or what the browser selected where none are known. */
export function createSelectionReader(viewer: PDFViewer) {
  let selecting: WordSelecting | undefined
  return {
    /** Has selections made of known words; returns how to stop it. */
    selectBy(words: WordSelecting): () => void {
      selecting = words
      return () => {
        selecting = undefined
      }
    },
    readSelection(): TextSelection | undefined {
      const drawn = readPdfSelection(viewer)
      return selecting?.read() ?? (drawn && { ...drawn, isOutside: selecting?.isOutside(drawn.place?.areas ?? []) })
    },
    dropSelection() {
      selecting?.drop()
      document.getSelection()?.removeAllRanges()
    },
  }
}
