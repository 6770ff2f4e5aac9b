import { cleanText } from '../designation/clean-text.ts'

const RUNS = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const LONGEST = 120

/** A designation as it is written, letters and digits in runs: every way of parting them is the same. */
export function beginningOf(designation: string): string {
  return (cleanText(designation.slice(0, LONGEST)).toLowerCase().match(RUNS) ?? []).join(' ')
}
