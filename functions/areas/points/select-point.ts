import type { TextPlace } from '#contract/documents/place.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { type PlaceReader, readRendition } from '#library/places/rendition-text.ts'
import { type SelectedPlace, selectPlace, selectWhole } from '#library/places/select-place.ts'

/** A selection as requests say it: a place, or XFDF and the words that it marks. */
export interface GivenSelection {
  readonly place?: TextPlace
  readonly selectionData?: string
  readonly selectionMetadata?: { readonly selectionText?: string }
}

interface SelectionContext extends PlaceReader {
  readonly fail: (code: 'no-such-place', about?: string) => never
}

export const hasSelection = ({ place, selectionData }: GivenSelection): boolean =>
  place !== undefined || selectionData !== undefined

/** Makes the place of a point from what was selected in a document that is open to the person. */
export async function selectPoint(
  given: GivenSelection,
  document: JoinedDocument,
  { actor, ports, fail }: SelectionContext,
): Promise<SelectedPlace> {
  if (given.place) return (await selectPlace({ actor, ports }, document, given.place)) ?? fail('no-such-place', 'place')
  return (
    (given.selectionData && (await selectByXfdf(given, document, { actor, ports }))) || fail('no-such-place', 'selectionData')
  )
}

async function selectByXfdf(
  { selectionData = '', selectionMetadata }: GivenSelection,
  document: JoinedDocument,
  reader: PlaceReader,
): Promise<SelectedPlace | undefined> {
  const text = await readRendition(reader, document, 'pdf')
  if (!text) return undefined
  // Most selections come as places; the parser is loaded for the others.
  const { readXfdf, XfdfRefused } = await import('./exchange/xfdf/read-xfdf.ts')
  const { areasOfAnnotation } = await import('./exchange/xfdf/areas-of-annotation.ts')
  try {
    const areas = readXfdf(selectionData).annotations.flatMap((annotation) => areasOfAnnotation(text, annotation))
    const exact = selectionMetadata?.selectionText?.trim()
    return areas.length > 0 ? selectWhole(text, { areas, ...(exact && { quote: { exact, before: '', after: '' } }) }) : undefined
  } catch (error) {
    if (error instanceof XfdfRefused) return undefined
    throw error
  }
}
