import type { SearchField } from '../intent.ts'

export type IndexedField = 'title' | 'about' | 'full' | 'designation'

/**
 * Frequencies of a term in a document's fields. The impact computed from them, in two bytes, is the term's weight in the
 * document. Fixed lengths replace averages, so that documents rank alike in whatever order they were indexed. Each field has its
 * share of the impact; the title has another one for its mere presence. One word in the title thus outweighs many in the
 * description, and those outweigh the full text.
 */
export interface TermFrequencies {
  title: number
  about: number
  full: number
  designation: number
}

export interface FieldLengths {
  readonly title: number
  readonly about: number
  readonly full: number
  readonly designation: number
}

/** saturation and length normalisation of BM25 */
const [K, B] = [2, 0.75]
const USUAL_LENGTHS: FieldLengths = { title: 10, about: 90, full: 4000, designation: 5 }

function saturated(times: number, length: number, usual: number): number {
  return times / (times + K * (1 - B + B * (length / usual)))
}

const TITLE_PRESENCE = 0.42
const TITLE = 0.16
const ABOUT = 0.4
const FULL = 0.03

export function textImpact(times: TermFrequencies, lengths: FieldLengths): number {
  const title = times.title ? TITLE_PRESENCE + TITLE * saturated(times.title, lengths.title, USUAL_LENGTHS.title) : 0
  const about = times.about ? ABOUT * saturated(times.about, lengths.about, USUAL_LENGTHS.about) : 0
  const full = times.full ? FULL * saturated(times.full, lengths.full, USUAL_LENGTHS.full) : 0
  return title + about + full ? Math.max(1, Math.round(255 * (title + about + full))) : 0
}

const MIN_TITLE_IMPACT = Math.round(255 * TITLE_PRESENCE)
/** Tells whether a term is in the title, by its impact. */
export const isInTitle = (impact: number) => (impact & 255) >= MIN_TITLE_IMPACT

/** Impact of a term in a designation. A number of a short designation weighs more; a word weighs as much as in the title. */
export function designationImpact(times: number, length: number, isNumber: boolean): number {
  if (!times) return 0
  const full = 155 + 100 * saturated(1, length, USUAL_LENGTHS.designation)
  return Math.round(isNumber ? full : full * WORD_IN_DESIGNATION)
}

const WORD_IN_DESIGNATION = 0.4
/** weight of the designation's byte against the text's */
const DESIGNATION_WEIGHT = 1.3
/** Deduction for words of the title in a sentence, where most of them match by chance. */
const SENTENCE_TITLE_DEDUCTION = 0.2

/** Score of each impact under a search field; 0 for terms of other fields alone. */
function scoreTable(field: SearchField, titleDeduction: number): Float64Array {
  return Float64Array.from({ length: 0x10000 }, (_, impact) => {
    const text = field === 'designation' ? 0 : (impact & 255) / 255
    const designation = field === 'keyword' ? 0 : ((impact >>> 8) / 255) * DESIGNATION_WEIGHT
    return text + designation - (text >= TITLE_PRESENCE ? titleDeduction : 0)
  })
}

/** Tables made on first use. Functions that never need them start sooner. */
function scoreTables(titleDeduction: number): Readonly<Record<SearchField, Float64Array>> {
  const made: Partial<Record<SearchField, Float64Array>> = {}
  const tableOf = (field: SearchField) => (made[field] ??= scoreTable(field, titleDeduction))
  return {
    get all() {
      return tableOf('all')
    },
    get keyword() {
      return tableOf('keyword')
    },
    get designation() {
      return tableOf('designation')
    },
  }
}

export const IMPACT_SCORES = scoreTables(0)
export const SENTENCE_IMPACT_SCORES = scoreTables(SENTENCE_TITLE_DEDUCTION)
