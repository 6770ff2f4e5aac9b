import type { TextPlace } from '#contract/documents/place.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { selectPlace } from '#library/places/select-place.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { mayPlace } from './policy.ts'

interface PlaceContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'objects'>
  readonly fail: (code: 'not-entitled' | 'no-such-place', about?: string) => never
}

/** Makes the place of a note from what was selected. */
export async function placeNote(
  selection: TextPlace,
  document: JoinedDocument,
  { actor, ports, fail }: PlaceContext,
): Promise<TextPlace> {
  if (!mayPlace(actor, document)) return fail('not-entitled', 'contentId')
  const selected = await selectPlace({ actor, ports }, document, selection)
  return selected?.place ?? fail('no-such-place', 'noteData')
}
