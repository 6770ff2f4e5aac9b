import { designationKeys } from '#finding/designation/designation-keys.ts'
import { findNumbered } from '#finding/references/find-references.ts'

/** Designation in a text, at [start, end) in UTF-16 units. */
interface KeyedReference {
  readonly start: number
  readonly end: number
  readonly key: string
}

/** Key that is equal for two spellings of a designation. */
export const referenceKey = (designation: string): string => designationKeys(designation).whole

/** Lists what looks like a designation in a text, with its key. */
export function keyedReferences(text: string): KeyedReference[] {
  return findNumbered(text).map(({ start, end, designation }) => ({ start, end, key: referenceKey(designation) }))
}

/** Link of a designation that the library holds. */
export interface ReferenceTarget {
  readonly href: string
  /** name of the link for assistive technology: designation, standing, access */
  readonly label: string
}

/** Target of a key; undefined where the library holds nothing of that name. */
export type FindTarget = (key: string) => ReferenceTarget | undefined

/** Makes an anchor a link to its target. */
export function linkReference(anchor: HTMLAnchorElement, { href, label }: ReferenceTarget): void {
  anchor.href = href
  anchor.className = 'reference-link'
  anchor.setAttribute('aria-label', label)
}
