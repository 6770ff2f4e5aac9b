import type { TextPlace } from '#contract/documents/place.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import { type SelectedPlace, selectIn, selectPlace } from '#library/places/select-place.ts'
import type { Ports } from '#ports/ports.ts'

/** A selection as requests say it: a place, or XFDF and the words that it marks. */
export interface GivenSelection {
  readonly place?: TextPlace
  readonly selectionData?: string
  readonly selectionMetadata?: { readonly selectionText?: string }
}

interface SelectionContext {
  readonly ports: Pick<Ports, 'objects'>
  readonly fail: (code: 'no-such-place', about?: string) => never
}

export const hasSelection = ({ place, selectionData }: GivenSelection): boolean =>
  place !== undefined || selectionData !== undefined

/** Makes the place of a point from what was selected in a document that is open to the person. */
export async function selectPoint(
  given: GivenSelection,
  document: HeldDocument,
  { ports, fail }: SelectionContext,
): Promise<SelectedPlace> {
  if (given.place) return (await selectPlace(ports, document, given.place)) ?? fail('no-such-place', 'place')
  return (given.selectionData && (await selectByXfdf(given, document, ports))) || fail('no-such-place', 'selectionData')
}

async function selectByXfdf(
  { selectionData = '', selectionMetadata }: GivenSelection,
  document: HeldDocument,
  ports: Pick<Ports, 'objects'>,
): Promise<SelectedPlace | undefined> {
  const text = await readRendition(ports, document, 'pdf')
  if (!text) return undefined
  // Most selections come as places; the parser is loaded for the others.
  const { readXfdf, XfdfRefused } = await import('./xfdf/read-xfdf.ts')
  const { areasOfAnnotation } = await import('./xfdf/areas-of-annotation.ts')
  try {
    const areas = readXfdf(selectionData).annotations.flatMap((annotation) => areasOfAnnotation(text, annotation))
    const exact = selectionMetadata?.selectionText?.trim()
    return areas.length > 0 ? selectIn(text, { areas, ...(exact && { quote: { exact, before: '', after: '' } }) }) : undefined
  } catch (error) {
    if (error instanceof XfdfRefused) return undefined
    throw error
  }
}
