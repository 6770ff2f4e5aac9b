import { statusNamesFor } from '#standing/status-names.ts'
import type { StatusWord } from '#standing/status-words.ts'

/** A document, or a clause of it, as a citation names it. All texts are plain, without markup. */
export interface CitedDocument {
  /** designation with its year: ISO 9001:2015 */
  readonly number: string
  /** empty where unknown */
  readonly title: string
  /** names of the organizations that issued it, at least one */
  readonly publishers: readonly string[]
  /** International Standard, Recommendation … */
  readonly type: string
  /** edition as its publisher counts it; empty where unknown */
  readonly edition: string
  /** ISO 8601 year, month or day; empty where unknown */
  readonly date: string
  readonly status: StatusWord
  /** ISO 639 code */
  readonly language: string
  readonly url: string
  /** ISO 8601 day on which the citation is made */
  readonly accessed: string
  /** without the address of a resolver */
  readonly doi?: string
  readonly isbn?: string
  readonly issn?: string
  readonly clause?: { readonly number: string; readonly title: string }
}

/** The status in English; empty where it is unknown. */
export const statusInWords = ({ status }: Pick<CitedDocument, 'status'>): string =>
  status === 'unknown' ? '' : statusNamesFor('en')[status]

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

export interface DateParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Parts of a date as numbers without leading zeros; empty where the date does not have them. */
export function partsOfDate(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date) ?? []
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

/** The date in words, day before month: 22 November 2026, November 2026, 2026. */
export function dateInWords(date: string): string {
  const { year, month, day } = partsOfDate(date)
  return [day, MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

const SHORT_MONTHS = 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.'.split(' ')

/** The date with its month in short: Nov. 22, 2026; Nov. 2026. */
export function dateInShortWords(date: string): string {
  const { year, month, day } = partsOfDate(date)
  if (!month) return year
  return [SHORT_MONTHS[Number(month) - 1], day && `${day},`, year].filter(Boolean).join(' ')
}

/** The date in words, month before day: November 22, 2026. */
export function dateInAmericanWords(date: string): string {
  const { year, month, day } = partsOfDate(date)
  if (!day) return dateInWords(date)
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`
}

/** Names as a sentence lists them: A; A and B; A, B and C. A comma before the last one stands from three names on. */
export function joinNames(names: readonly string[], last = ' and '): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? last : last.replace(',', '')}${names.at(-1)}`
}

/** Edition 2.0 of IEC is no version 2.0.0 of a program, and none of them is counted. */
const COUNTED = /^\d{1,3}$/
const DOTTED = /^\d{1,3}\.\d{1,3}$/
const NAMED = /edition|\bed\.|version|rev/i

function ordinal(number: string): string {
  const ending = /1[123]$/.test(number) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number.at(-1) as '1'] ?? 'th')
  return `${number}${ending}`
}

/** The edition in words: 5th edition, edition 2.0, version 16.0.0; text that says it itself stays as it is. */
export function editionInWords(edition: string): string {
  if (edition === '' || NAMED.test(edition)) return edition
  if (COUNTED.test(edition)) return `${ordinal(edition)} edition`
  return `${DOTTED.test(edition) ? 'edition' : 'version'} ${edition}`
}

/** The edition as APA has it: 5th ed., ed. 2.0, Version 16.0.0. */
export function editionInShortWords(edition: string): string {
  if (edition === '' || NAMED.test(edition)) return edition
  if (COUNTED.test(edition)) return `${ordinal(edition)} ed.`
  return DOTTED.test(edition) ? `ed. ${edition}` : `Version ${edition}`
}

/** Clause 7.4.2, Testing; empty without a clause. */
export function clauseInWords({ clause }: Pick<CitedDocument, 'clause'>, word = 'Clause'): string {
  if (!clause) return ''
  if (clause.number === '') return clause.title
  return `${word} ${clause.number}${clause.title && `, ${clause.title}`}`
}
