import type { EmittedUse } from '#ports/events.ts'

/** Event as it is stored. */
export type StoredEvent = UseEvent | AskedText

/** Act of somebody, without the text that they searched. */
export interface UseEvent extends Pick<EmittedUse, 'kind' | 'account' | 'document' | 'format' | 'hits' | 'act' | 'times'> {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
  /** pseudonym of the month */
  readonly person: string
  /** the browser, cut; robots are told by it when events are counted */
  readonly agent: string
  /** equal for searches of one person with the same set of results */
  readonly set?: string
}

/**
 * Text of a search, or a designation that the library does not have. `person` is another pseudonym for every text, so that texts of
 * one person are no more together than with what else they did; for the same reason the time is that of a quarter of an hour.
 */
export interface AskedText {
  readonly id: string
  readonly at: string
  readonly kind: 'words' | 'missing'
  readonly account: string
  readonly person: string
  readonly text: string
}
