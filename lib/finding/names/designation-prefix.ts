import { prefixKey } from '../analysis/term-names.ts'
import { cleanText } from '../designation/clean-text.ts'

const RUNS = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const MAX_LENGTH = 120

/** Written form of a designation for prefix search: runs of letters and digits, whatever separates them. */
export function designationPrefix(designation: string): string {
  return (cleanText(designation.slice(0, MAX_LENGTH)).toLowerCase().match(RUNS) ?? []).join(' ')
}

const ENDS_IN_NUMBER = /^\p{L}.*\d$/u
/** A longer text is no designation. */
const MAX_PIECES = 8

/** More designations with one beginning are a series, not the parts of a standard. */
export const MAX_BEGINNING = 300

/** Prefix of the terms of designations that continue this one: of its parts and editions. Undefined where the text is not one. */
export function beginningOf(text: string): string | undefined {
  const written = designationPrefix(text)
  if (text.length > MAX_LENGTH || !ENDS_IN_NUMBER.test(written) || written.split(' ').length > MAX_PIECES) return undefined
  return prefixKey(`${written} `)
}
