import type { Choices } from './random.ts'

/** Designation of a record in parts, as far as its publisher has them. */
export interface Numbered {
  readonly id: string
  readonly designation: string
  readonly title: string
  readonly publisher: string
  readonly type: string
  readonly number: string
  readonly part: string
  readonly year: string
  readonly month: string
  readonly version: string
  readonly letters: string
  readonly digits: string
  /** designation that a change amends or corrects */
  readonly base: string
  readonly kind: string
  readonly change: string
  readonly changeYear: string
}

/** How somebody may write a number; undefined where that says nothing about this one. */
export type Shape = (one: Numbered, choices: Choices) => string | undefined

/** Meaning of a shape: this text, its standard, an edition of it as a national body adopts it, or the parts of its number. */
type Meaning = 'edition' | 'family' | 'any' | 'series'

/** Shapes of a publisher's numbers by their names. */
export interface Shapes {
  readonly of: string
  readonly means: Meaning
  readonly shapes: Readonly<Record<string, Shape>>
}
