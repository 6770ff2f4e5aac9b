import { type EventBus, PDFFindController } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { type Finder, type FindState, NOTHING_ASKED } from '../../find/find-request.ts'
import type { PdfStore } from './pdf-state.ts'

// The order of pdf.js's FindState: FOUND, NOT_FOUND, WRAPPED, PENDING.
const PROGRESS: readonly FindState['progress'][] = ['found', 'none', 'wrapped', 'searching']

interface MatchesCount {
  current: number
  total: number
}

type Match = Parameters<PDFFindController['scrollMatchIntoView']>[0]

/** Finds as pdf.js does, but can leave the pages where they are until it is known whether the address leads to a clause. */
export class FindController extends PDFFindController {
  #holds = false
  #match: Match | undefined

  hold(): void {
    this.#holds = true
  }

  /** Ends the wait, and scrolls to the match that was found meanwhile if that is wanted. */
  release(scrolls: boolean): void {
    this.#holds = false
    if (this.#match && scrolls) super.scrollMatchIntoView(this.#match)
    this.#match = undefined
  }

  override scrollMatchIntoView(match: Match): void {
    if (this.#holds) this.#match = match
    else super.scrollMatchIntoView(match)
  }
}

export function createFind(eventBus: EventBus, store: PdfStore): Finder {
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchesCount }) => {
    store.set({ find: { ...store.get().find, ...matchesCount } })
  })
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchesCount }) => {
    store.set({ find: { progress: PROGRESS[state] ?? 'idle', ...matchesCount } })
  })
  const stopFind = () => {
    eventBus.dispatch('findbarclose', { source: eventBus })
    store.set({ find: NOTHING_ASKED })
  }
  return {
    find(request, step = '', findPrevious = false) {
      if (request.query.length === 0) return stopFind()
      eventBus.dispatch('find', { ...request, source: eventBus, type: step, findPrevious, matchDiacritics: false })
    },
    stopFind,
  }
}
