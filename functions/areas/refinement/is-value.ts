import type { Facet } from '#finding/intent.ts'
import { committeeKey } from '#library/document/value-path.ts'

/** A committee's name stands among the values for the tree alone; its key is what is counted and ticked. */
export const isValue = (facet: Facet, value: string): boolean => facet !== 'committee' || (committeeKey(value) ?? value) === value
