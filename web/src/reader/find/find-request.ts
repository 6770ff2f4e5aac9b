import { termsOf } from '../search-terms.ts'

export interface FindRequest {
  /** words as they were typed */
  query: string
  /** each of the words is found, in quotation marks a phrase; else they are found together */
  anyWord: boolean
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
  /** absent before the first one */
  request?: FindRequest
}

export const NOTHING_ASKED: FindState = { progress: 'idle', current: 0, total: 0 }

/** A text that can be searched. */
export interface Finder {
  find(request: FindRequest, step?: FindStep, backwards?: boolean): void
  stopFind(): void
}

/** Lists what is found in a text, or the one phrase that is. */
export function soughtIn({ query, anyWord }: FindRequest): string | string[] {
  const terms = anyWord ? termsOf(query) : []
  return terms.length > 0 ? terms : query.trim()
}

/** The same words, any of them; undefined where there is one, or each is sought already. */
export function anyWordOf(request: FindRequest): FindRequest | undefined {
  return request.anyWord || termsOf(request.query).length < 2 ? undefined : { ...request, anyWord: true }
}
