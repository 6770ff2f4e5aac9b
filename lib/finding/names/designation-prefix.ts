import { cleanText } from '../designation/clean-text.ts'

const RUNS = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const MAX_LENGTH = 120

/** Written form of a designation for prefix search: runs of letters and digits, whatever separates them. */
export function designationPrefix(designation: string): string {
  return (cleanText(designation.slice(0, MAX_LENGTH)).toLowerCase().match(RUNS) ?? []).join(' ')
}
