import { committeeKey } from '#finding/committee-key.ts'
import type { Facet } from '#finding/intent.ts'

/** Tells whether a value can be counted and selected. Values with a committee's name serve the tree only; its key is counted. */
export const isValue = (facet: Facet, value: string): boolean => facet !== 'committee' || (committeeKey(value) ?? value) === value
