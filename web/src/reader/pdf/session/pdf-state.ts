import { type FindState, NOTHING_ASKED } from '../../find/find-request.ts'
import type { createStore } from '../../store.ts'
import type { ReadTrouble } from './range-reader.ts'

/** `locked`: the passcode does not open it · `broken`: not a readable PDF */
type PdfPhase = 'loading' | 'ready' | 'broken' | 'locked'

/** `pairs`: two pages side by side from the first on · `cover`: the first alone, as in a bound book */
export type Spread = 'single' | 'pairs' | 'cover'

export interface PdfState {
  phase: PdfPhase
  loaded: number
  /** the picture of the first page is in view, and the page is not drawn yet */
  pictured: boolean
  trouble: ReadTrouble | undefined
  page: number
  pages: number
  zoom: number
  /** page-width, page-fit …; undefined if the zoom is a number */
  preset: string | undefined
  /** the zoom is the one that a document opens with */
  fitted: boolean
  rotation: number
  find: FindState
  /** pages advance from right to left */
  rightToLeft: boolean
  spread: Spread
  /** the mouse drags the pages instead of selecting text */
  hand: boolean
  /** one page fills the screen */
  presenting: boolean
  /** page in view that could not be drawn */
  brokenPage: number | undefined
}

export const initialPdfState: PdfState = {
  phase: 'loading',
  loaded: 0,
  pictured: false,
  trouble: undefined,
  page: 1,
  pages: 0,
  zoom: 1,
  preset: undefined,
  fitted: true,
  rotation: 0,
  find: NOTHING_ASKED,
  rightToLeft: false,
  spread: 'single',
  hand: false,
  presenting: false,
  brokenPage: undefined,
}

export type PdfStore = ReturnType<typeof createStore<PdfState>>
