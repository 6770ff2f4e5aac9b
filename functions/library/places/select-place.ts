import { makePlace } from '#anchors/make-place.ts'
import type { PageArea, TextPlace } from '#contract/place.ts'
import type { Ports } from '#ports/ports.ts'
import type { HeldDocument } from '../document/held-document.ts'
import { type RenditionText, readRendition } from './rendition-text.ts'

export interface SelectedPlace {
  readonly place: TextPlace
  readonly sizes: RenditionText['sizes']
}

function isOnPage({ words, sizes }: RenditionText, { page, left, top, right, bottom }: PageArea): boolean {
  const size = sizes[page]
  const isShown = size ? left < size.width && top < size.height : page < words.pages
  return isShown && left < right && top < bottom
}

/**
 * Makes a place of what was selected: areas are of the PDF, and words alone are those of the HTML, or of the PDF where there is
 * none. Undefined where the document has no such place.
 */
export async function selectPlace(
  ports: Pick<Ports, 'objects'>,
  document: Pick<HeldDocument, 'files'>,
  { quote, areas = [] }: TextPlace,
): Promise<SelectedPlace | undefined> {
  if (!quote && areas.length === 0) return undefined
  const text = await readRendition(ports, document, areas.length > 0 || !document.files.html ? 'pdf' : 'html')
  if (!text) return undefined
  const shown = areas.filter((area) => isOnPage(text, area))
  const place = makePlace(text.words, { quote, areas: shown }, text.file)
  if (place) return { place, sizes: text.sizes }
  // Words that cannot be looked up now are kept as they were selected.
  return quote && !text.isRead ? { place: { quote }, sizes: [] } : undefined
}
