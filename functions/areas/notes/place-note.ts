import { makePlace } from '#anchors/make-place.ts'
import type { TextPlace } from '#contract/place.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { mayPlace } from './policy.ts'
import { readRendition } from './read-renditions.ts'

interface PlaceContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'objects'>
  readonly fail: (code: 'not-entitled' | 'no-such-place', about?: string) => never
}

/** Makes the place of a note from what was selected: areas are of the PDF, and words alone are those of the HTML. */
export async function placeNote(
  selection: TextPlace,
  document: HeldDocument,
  { actor, ports, fail }: PlaceContext,
): Promise<TextPlace> {
  if (!mayPlace(actor, document)) return fail('not-entitled', 'contentId')
  const { quote, areas } = selection
  if (!quote && !areas?.length) return fail('no-such-place', 'noteData')
  const text = await readRendition(ports, document, areas?.length ? 'pdf' : 'html')
  if (!text) return fail('no-such-place', 'noteData')
  const place = makePlace(text.words, { quote, areas }, text.file)
  // Words that cannot be looked up now are kept as they were selected.
  return place ?? (quote && !text.isRead ? { quote } : fail('no-such-place', 'noteData'))
}
