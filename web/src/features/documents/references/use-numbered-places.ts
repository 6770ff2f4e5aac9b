import { useMemo } from 'react'
import type { ListedClause, PlacedCaption } from '#contract/documents/clauses.ts'
import type { MentionKind } from '#finding/references/mention-words.ts'
import { placeKey } from '#web/reader/references/find-known.ts'

/** Clause, table or figure of the text that is open. */
export interface NumberedPlace {
  readonly clause?: ListedClause
  readonly page?: number
  /** points below the upper edge of the page */
  readonly top?: number
}

/** Places that a text can refer to by their numbers, by key; of two with one number the first. */
export function useNumberedPlaces(
  clauses: readonly ListedClause[],
  captions: readonly PlacedCaption[],
): ReadonlyMap<string, NumberedPlace> {
  return useMemo(() => {
    const places = new Map<string, NumberedPlace>()
    const add = (kind: MentionKind, number: string, place: NumberedPlace) => {
      const key = placeKey(kind, number)
      if (number !== '' && !places.has(key)) places.set(key, place)
    }
    for (const clause of clauses) add('clause', clause.number, { clause, page: clause.page, top: clause.top })
    for (const { kind, number, ...place } of captions) add(kind, number, place)
    return places
  }, [clauses, captions])
}
