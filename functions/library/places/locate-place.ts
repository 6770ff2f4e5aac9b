import { findPlace } from '#anchors/find-place.ts'
import { placeAt, placeOfCells } from '#anchors/make-place.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { RenditionText } from './rendition-text.ts'

/** A place as it stands in a rendition. */
export interface LocatedPlace {
  readonly by: 'position' | 'quote' | 'surroundings' | 'areas'
  readonly sure: 'exact' | 'likely' | 'changed'
  readonly place: TextPlace
  /** place among others of the rendition */
  readonly order: number
}

/** Finds a stored place in a rendition; undefined where it has none there. */
export function locatePlace({ words, file }: RenditionText, stored: TextPlace): LocatedPlace | undefined {
  const here = findPlace(words, stored, file)
  if (!here) return undefined
  const { by, sure, range, cells, areas } = here
  const made = cells ? placeOfCells(words, cells) : range && placeAt(words, range)
  const own = made ? withDrawn(made, sure === 'exact' ? stored.quote?.drawn : undefined) : unread(stored, sure, file)
  const place: TextPlace = { ...own, ...(areas.length > 0 && { areas: [...areas] }) }
  const [first] = areas
  // Areas alone stand after the words of earlier pages, of which a text has fewer than this.
  const order = range?.first ?? (first ? first.page * 1e5 + first.top : 0)
  return { by, sure, place, order }
}

const withDrawn = (place: TextPlace, drawn: string | undefined): TextPlace =>
  place.quote && drawn ? { ...place, quote: { ...place.quote, drawn } } : place

/** A place that is no text: its words are those that were selected in the same file. */
const unread = ({ quote }: TextPlace, sure: LocatedPlace['sure'], file: string): TextPlace => ({
  ...(sure === 'exact' && quote && { quote }),
  file,
})
