import { plainNumber } from '#document-text/find-clause.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { findMentions } from '#finding/references/find-mentions.ts'
import { findNumbered } from '#finding/references/find-references.ts'
import type { MentionKind } from '#finding/references/mention-words.ts'

/** Designation or place in a text, at [start, end) in UTF-16 units. */
interface KeyedReference {
  readonly start: number
  readonly end: number
  readonly key: string
}

/** Key that is equal for two spellings of a designation. */
export const referenceKey = (designation: string): string => designationKeys(designation).whole

const PLACE = '#'

/** Key of a clause, a table or a figure in a document, or in the text itself. */
export const placeKey = (kind: MentionKind, number: string, of = ''): string => `${of}${PLACE}${kind}:${plainNumber(number)}`

/** Reads a key: the document, empty for the text itself, and the number of a clause in it. */
export function documentOfKey(key: string): { readonly document: string; readonly clause?: string } {
  const [document = '', place] = key.split(PLACE)
  return { document, ...(place !== undefined && { clause: place.slice(place.indexOf(':') + 1) }) }
}

/** Lists what looks like a designation or a place in a text, with its key. */
export function keyedReferences(text: string): KeyedReference[] {
  const places = findMentions(text).filter(({ kind, of }) => of === undefined || kind === 'clause')
  const isPlace = (start: number, end: number) => places.some((place) => place.start < end && start < place.end)
  const documents = findNumbered(text).filter(({ start, end }) => !isPlace(start, end))
  return [
    ...documents.map(({ start, end, designation }) => ({ start, end, key: referenceKey(designation) })),
    ...places.map(({ start, end, kind, number, of }) => ({ start, end, key: placeKey(kind, number, of && referenceKey(of)) })),
  ].sort((one, other) => one.start - other.start)
}

/** Link of a designation that the library holds, or of a place that the text has. */
export interface ReferenceTarget {
  readonly href: string
  /** name of the target for assistive technology: designation, standing, access */
  readonly label?: string
  /** title of a place in the text itself, which follows its number */
  readonly title?: string
  /** place in the PDF, in points below the upper edge; the heading itself is no link */
  readonly place?: { readonly page: number; readonly top: number }
}

/** Target of a key; undefined where the library holds nothing of that name, or the text has no such place. */
export type FindTarget = (key: string) => ReferenceTarget | undefined

/** Makes an anchor a link to its target. `text` are the words of the link. */
export function linkReference(anchor: HTMLAnchorElement, { href, label, title }: ReferenceTarget, text: string): void {
  anchor.href = href
  anchor.className = 'reference-link'
  if (title) anchor.title = title
  anchor.setAttribute('aria-label', label ?? [text, title].filter(Boolean).join(', '))
}
