import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { anyWordOf, type Finder, type FindRequest, type FindState, NOTHING_ASKED, soughtIn } from '../../find/find-request.ts'
import type { FindController } from './find-controller.ts'

// The order of pdf.js's FindState: FOUND, NOT_FOUND, WRAPPED, PENDING.
const PROGRESS: readonly FindState['progress'][] = ['found', 'none', 'wrapped', 'searching']

interface FindStore {
  get(): { readonly find: FindState }
  set(change: { find: FindState }): void
}

interface MatchesCount {
  current: number
  total: number
}

interface ControlState {
  state: number
  matchesCount: MatchesCount
}

interface PdfFinder extends Finder {
  /** Finds what a search brought along: its words together, or else any of them, on the page that the search found. */
  findAsSearched(request: FindRequest, page: number | undefined): void
}

export function createFind(eventBus: EventBus, store: FindStore, controller: FindController): PdfFinder {
  const show = (change: Partial<FindState>) => store.set({ find: { ...store.get().find, ...change } })
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchesCount }) => show(matchesCount))
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: ControlState) => {
    show({ progress: PROGRESS[state] ?? 'idle', ...matchesCount })
  })
  const stop = (request?: FindRequest) => {
    eventBus.dispatch('findbarclose', { source: eventBus })
    store.set({ find: { ...NOTHING_ASKED, ...(request && { request }) } })
  }
  const find: Finder['find'] = (request, step = '', findPrevious = false) => {
    const query = soughtIn(request)
    if (query.length === 0) return stop(request)
    show({ request })
    eventBus.dispatch('find', { ...request, query, source: eventBus, type: step, findPrevious, matchDiacritics: false })
  }
  return {
    find,
    stopFind: () => stop(),
    findAsSearched(request, page) {
      const anyWord = anyWordOf(request)
      find(request)
      if (!anyWord) return
      controller.delay('words')
      let sought = request
      // pdf.js scrolls after it has said what it found.
      const decide = ({ state }: ControlState) => {
        const progress = PROGRESS[state]
        if (progress === 'searching') return
        const isTogether = progress !== 'none' && (page === undefined || controller.selectedPage === page)
        if (!isTogether && sought === request && store.get().find.request === request) {
          sought = anyWord
          find(anyWord)
          return
        }
        eventBus.off('updatefindcontrolstate', decide)
        controller.release('words', true)
      }
      eventBus.on('updatefindcontrolstate', decide)
    },
  }
}
