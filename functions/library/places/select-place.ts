import { isWrittenAt, makePlace, placeAt } from '#anchors/make-place.ts'
import { areSameWords } from '#anchors/same-words.ts'
import { widenToWords } from '#anchors/whole-words.ts'
import type { PageArea, TextPlace } from '#contract/documents/place.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { type PlaceReader, type Rendition, type RenditionText, readRendition } from './rendition-text.ts'

export interface SelectedPlace {
  readonly place: TextPlace
  readonly sizes: RenditionText['sizes']
}

function isOnPage({ words, sizes }: RenditionText, { page, left, top, right, bottom }: PageArea): boolean {
  const size = sizes[page]
  const isShown = size ? left < size.width && top < size.height : page < words.pages
  return isShown && left < right && top < bottom
}

/** The rendition that was selected in: areas are of the PDF, and words alone are those of the HTML where there is any. */
export const selectedRendition = ({ files }: Pick<JoinedDocument, 'files'>, { areas = [] }: TextPlace): Rendition =>
  areas.length > 0 || !files.html ? 'pdf' : 'html'

/** Makes a place of what was selected in a rendition; undefined where it has no such place. */
export function selectIn(text: RenditionText, { quote, areas = [], position, file }: TextPlace): SelectedPlace | undefined {
  const shown = areas.filter((area) => isOnPage(text, area))
  if (!quote && shown.length === 0) return undefined
  const place = makePlace(text.words, { quote, areas: shown, position, file }, text.file)
  // Other words in the same areas are those of another document.
  if (place && quote && !areSameWords(quote.exact, place.quote?.exact ?? '')) return undefined
  if (place) return { place, sizes: text.sizes }
  // Words that cannot be looked up now are kept as they were selected.
  return quote && !text.isRead ? { place: { quote }, sizes: [] } : undefined
}

/** Makes a place of whole words of what was selected in a rendition; undefined where it has no such place. */
export function selectWhole(text: RenditionText, selection: TextPlace): SelectedPlace | undefined {
  const selected = selectIn(text, selection)
  const { position, quote, file } = selected?.place ?? {}
  if (!selected || !position || !quote || !isWrittenAt(text.words, position, quote)) return selected
  const range = widenToWords(text.words, position)
  if (range.from === position.from && range.to === position.to) return selected
  const place = placeAt(text.words, range)
  return place ? { ...selected, place: { ...place, ...(file && { file }) } } : selected
}

/** Makes a place of what was selected in a document that is open to the reader; undefined where it has no such place. */
export async function selectPlace(
  reader: PlaceReader,
  document: JoinedDocument,
  selection: TextPlace,
): Promise<SelectedPlace | undefined> {
  const text = await readRendition(reader, document, selectedRendition(document, selection))
  return text && selectWhole(text, selection)
}
