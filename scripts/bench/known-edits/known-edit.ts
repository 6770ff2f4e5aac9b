import type { Part } from './parts.ts'

export type Numbers = (limit: number) => number

/** A change that was made to a document, with what a comparison must say of it. */
export interface KnownEdit {
  readonly kind: string
  /** texts that stood there, and texts that stand there now */
  readonly older: readonly string[]
  readonly newer: readonly string[]
  /** words that took each other's place, where the edit is within a text */
  readonly words?: readonly [older: string, newer: string]
  readonly effect?: string
}

export interface Made {
  /** parts that take the place of the one at this place */
  readonly parts: readonly Part[]
  /** parts that are taken or put elsewhere */
  readonly elsewhere?: { readonly at: number; readonly part: Part }
  /** parts behind this one that it takes with it */
  readonly swallowed?: number
  readonly edit: Omit<KnownEdit, 'kind'>
}

export interface Place {
  readonly parts: readonly Part[]
  readonly at: number
  readonly next: Numbers
  /** a sentence from elsewhere, used once */
  readonly fresh: () => string
}

export const partAt = ({ parts, at }: Place) => parts[at] as Part
export const isLong = ({ text }: Part, words: number) => text.split(' ').length >= words

export interface Kind {
  readonly fits: (part: Part, next: Part | undefined) => boolean
  readonly make: (place: Place) => Made | undefined
}
