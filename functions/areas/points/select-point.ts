import type { TextPlace } from '#contract/place.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { type SelectedPlace, selectPlace } from '#library/places/select-place.ts'
import type { Ports } from '#ports/ports.ts'

/** A selection as requests say it: a place, or the text of what XFDF marks. */
export interface GivenSelection {
  readonly place?: TextPlace
  readonly selectionData?: string
  readonly selectionMetadata?: { readonly selectionText?: string }
}

interface SelectionContext {
  readonly ports: Pick<Ports, 'objects'>
  readonly fail: (code: 'no-such-place', about?: string) => never
}

export const hasSelection = ({ place, selectionData, selectionMetadata }: GivenSelection): boolean =>
  place !== undefined || selectionData !== undefined || Boolean(selectionMetadata?.selectionText)

/** Makes the place of a point from what was selected in a document that is open to the person. */
export async function selectPoint(
  given: GivenSelection,
  document: HeldDocument,
  { ports, fail }: SelectionContext,
): Promise<SelectedPlace> {
  const text = given.selectionMetadata?.selectionText?.trim()
  const words: TextPlace = text ? { quote: { exact: text, before: '', after: '' } } : {}
  const selected = await selectPlace(ports, document, given.place ?? words)
  return selected ?? fail('no-such-place', given.place ? 'place' : 'selectionData')
}
