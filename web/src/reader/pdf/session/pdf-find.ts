import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { FindProgress, PdfStore } from './pdf-state.ts'

export interface FindRequest {
  /** terms of a list are found one by one */
  query: string | string[]
  caseSensitive: boolean
  entireWord: boolean
  highlightAll: boolean
}

/** Reason of a find request, in pdf.js's terms. */
export type FindStep = '' | 'again' | 'casesensitivitychange' | 'entirewordchange' | 'highlightallchange'

// The order of pdf.js's FindState: FOUND, NOT_FOUND, WRAPPED, PENDING.
const PROGRESS: readonly FindProgress[] = ['found', 'none', 'wrapped', 'searching']

interface MatchesCount {
  current: number
  total: number
}

export function createFind(eventBus: EventBus, store: PdfStore) {
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchesCount }) => {
    store.set({ find: { ...store.get().find, ...matchesCount } })
  })
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchesCount }) => {
    store.set({ find: { progress: PROGRESS[state] ?? 'idle', ...matchesCount } })
  })
  return {
    find(request: FindRequest, step: FindStep = '', findPrevious = false) {
      const query = request.query
      if (query.length === 0) return this.stop()
      eventBus.dispatch('find', { ...request, source: eventBus, type: step, findPrevious, matchDiacritics: false })
    },
    stop() {
      eventBus.dispatch('findbarclose', { source: eventBus })
      store.set({ find: { progress: 'idle', current: 0, total: 0 } })
    },
  }
}
