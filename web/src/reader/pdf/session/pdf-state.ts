import type { ReadTrouble } from './range-reader.ts'

/** `locked`: the passcode does not open it · `broken`: not a readable PDF */
type PdfPhase = 'loading' | 'ready' | 'broken' | 'locked'

export type FindProgress = 'idle' | 'searching' | 'found' | 'wrapped' | 'none'

export interface PdfState {
  phase: PdfPhase
  loaded: number
  trouble: ReadTrouble | undefined
  page: number
  pages: number
  zoom: number
  /** page-width, page-fit …; undefined if the zoom is a number */
  preset: string | undefined
  rotation: number
  find: { progress: FindProgress; current: number; total: number }
  /** pages advance from right to left */
  rightToLeft: boolean
  /** page in view that could not be drawn */
  brokenPage: number | undefined
}

export const initialPdfState: PdfState = {
  phase: 'loading',
  loaded: 0,
  trouble: undefined,
  page: 1,
  pages: 0,
  zoom: 1,
  preset: 'page-width',
  rotation: 0,
  find: { progress: 'idle', current: 0, total: 0 },
  rightToLeft: false,
  brokenPage: undefined,
}

/** Store that React can subscribe to. */
export function createStore<Value extends object>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(change: Partial<Value>) {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type PdfStore = ReturnType<typeof createStore<PdfState>>
