import type { SearchField } from '../intent.ts'

export type Place = 'title' | 'about' | 'full' | 'designation'

/**
 * How much a term says about a document, in two bytes. Fixed lengths stand in for averages, so that the same documents are in
 * the same order however they came in. Each place has its share of the whole, and a share of its own just for being there, so
 * that one word in the title beats it many times over in the description, and there again in the full text.
 */
export interface Occurrences {
  title: number
  about: number
  full: number
  designation: number
}

export interface Lengths {
  readonly title: number
  readonly about: number
  readonly full: number
  readonly designation: number
}

const K = 2
const B = 0.75
const USUAL: Lengths = { title: 10, about: 90, full: 4000, designation: 5 }

function saturated(times: number, length: number, usual: number): number {
  return times / (times + K * (1 - B + B * (length / usual)))
}

const TITLE_THERE = 0.42
const TITLE = 0.16
const ABOUT = 0.4
const FULL = 0.03

export function textImpact(times: Occurrences, lengths: Lengths): number {
  const title = times.title ? TITLE_THERE + TITLE * saturated(times.title, lengths.title, USUAL.title) : 0
  const about = times.about ? ABOUT * saturated(times.about, lengths.about, USUAL.about) : 0
  const full = times.full ? FULL * saturated(times.full, lengths.full, USUAL.full) : 0
  return title + about + full ? Math.max(1, Math.round(255 * (title + about + full))) : 0
}

const IN_TITLE = Math.round(255 * TITLE_THERE)
/** A term of the text that says so much stands in the title. */
export const isInTitle = (impact: number) => (impact & 255) >= IN_TITLE

/** A number of a short designation says more than one of a long one; a word there is as good as one in the title. */
export function designationImpact(times: number, length: number, isNumber: boolean): number {
  if (!times) return 0
  const full = 155 + 100 * saturated(1, length, USUAL.designation)
  return Math.round(isNumber ? full : full * WORD_IN_DESIGNATION)
}

const WORD_IN_DESIGNATION = 0.4
/** What the designation's byte is worth against the text's. */
const DESIGNATION = 1.3
/** In a sentence most words of a title are there by chance: being there counts for less. */
const LESS_IN_SENTENCE = 0.2

/** What each impact counts under a field; nothing where the term stands in another one. */
function worthTable(field: SearchField, lessForTitle: number): Float64Array {
  return Float64Array.from({ length: 0x10000 }, (_, impact) => {
    const text = field === 'designation' ? 0 : (impact & 255) / 255
    const designation = field === 'keyword' ? 0 : ((impact >>> 8) / 255) * DESIGNATION
    return text + designation - (text >= TITLE_THERE ? lessForTitle : 0)
  })
}

/** Made when they are first asked for: whatever only looks for something never needs them, and starts sooner. */
function worthTables(lessForTitle: number): Readonly<Record<SearchField, Float64Array>> {
  const made: Partial<Record<SearchField, Float64Array>> = {}
  const tableOf = (field: SearchField) => (made[field] ??= worthTable(field, lessForTitle))
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

export const WORTH = worthTables(0)
export const WORTH_IN_SENTENCE = worthTables(LESS_IN_SENTENCE)
