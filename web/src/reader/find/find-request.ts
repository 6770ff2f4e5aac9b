export interface FindRequest {
  /** terms of a list are found one by one */
  query: string | string[]
  caseSensitive: boolean
  entireWord: boolean
  highlightAll: boolean
}

/** Reason of a find request, in pdf.js's terms. */
export type FindStep = '' | 'again' | 'casesensitivitychange' | 'entirewordchange' | 'highlightallchange'

type FindProgress = 'idle' | 'searching' | 'found' | 'wrapped' | 'none'

export interface FindState {
  progress: FindProgress
  current: number
  total: number
}

export const NOTHING_ASKED: FindState = { progress: 'idle', current: 0, total: 0 }

/** A text that can be searched. */
export interface Finder {
  find(request: FindRequest, step?: FindStep, backwards?: boolean): void
  stopFind(): void
}
