import { cleanText } from '../clean-text.ts'
import { withPublishersCodes } from '../wording/full-names.ts'
import { type CitedFacts, citedFacts } from './cited-facts.ts'
import { type CitedHead, citedHeads } from './cited-heads.ts'

/** Document that a reference cites, as ways to look for it. */
export interface Citation {
  /** beginnings of the text from its publisher that may be a designation letter by letter and leave no fact behind, the longest first */
  readonly whole: readonly string[]
  /** number with the facts around it, those with most facts first; a year that is given is in all of them */
  readonly readings: readonly string[]
  /** beginnings that leave facts behind, the longest first */
  readonly beginnings: readonly string[]
}

/** Longer texts are read up to here. */
const MAX_LENGTH = 600
/** words, more than any designation has */
const MAX_WORDS = 9
/** Markup, and the mark of a standard in a Chinese reference: [S], [S/OL] */
const MARKUP = /<\/?[a-z][^<>]{0,40}>|\*\*|__|~~|(?<=\])\([^()\s]{1,300}\)|\[S(?:\/OL)?\]/gi
/** Key of a reference before it: [ISO9001], [3] */
const LABEL = /^\s*[[(【〔][^\])】〕]{1,24}[\])】〕][\s:.]*(?=\S.*\d)/
const NAME_WITH_DIGIT = /^(?:3GPP|W3C)/
const DATED = /(?<!\d)(?:19|20)\d\d(?:\d{4})?(?!\d)/
const VERSIONED = /\d\.\d+\.\d|ED\.?\s?\d/

/** Lists the ways to write a number with the facts around it. */
function* writtenOut(name: string, hasPart: boolean, { part, year, version, change }: CitedFacts): Generator<string> {
  const dated = year && `:${year}`
  for (const numbered of part && !hasPart ? [`${name}${part}`, name] : [name]) {
    if (change) {
      const changed = `/${change.code} ${change.number}`
      if (change.year) yield `${numbered}${dated}${changed}:${change.year}`
      yield `${numbered}${dated}${changed}`
      if (dated) yield `${numbered}${changed}${change.year && `:${change.year}`}`
    }
    if (version && dated) yield `${numbered}${version}${dated}`
    if (version) yield `${numbered}${version}`
    if (dated) yield `${numbered}${dated}`
    else yield numbered
  }
}

/** Tells whether a beginning of a text has all that the text says of a document. */
function isWhole(beginning: string, { name, hasPart, length }: CitedHead, all: CitedFacts): boolean {
  const { part, change } = citedFacts(beginning.slice(length), '')
  if (name !== undefined && !hasPart && part !== all.part) return false
  if (change?.code !== all.change?.code || change?.number !== all.change?.number) return false
  return (!all.year && !all.version) || DATED.test(beginning) || VERSIONED.test(beginning)
}

/** The text without signs of its sentence: the second bracket of R1001 (S)) */
function withoutOpenEnd(text: string): string {
  const bare = text.replace(/(?<![.,;:])[.,;:]+$/, '')
  return bare.endsWith(')') && bare.split(')').length > bare.split('(').length ? bare.slice(0, -1) : bare
}

/** Beginnings of a text with a number in them, the longest first. */
function beginningsOf(text: string): string[] {
  return [...text.matchAll(/[^\s{}]+/g)]
    .slice(0, MAX_WORDS)
    .map(({ 0: word, index }) => withoutOpenEnd(text.slice(0, index + word.length)))
    .filter((beginning) => /\d/.test(beginning.replace(NAME_WITH_DIGIT, '')))
    .toReversed()
}

function citationOf(head: CitedHead): Citation {
  const { name, hasPart, text, before, behind } = head
  const facts = citedFacts(behind, before)
  const beginnings = Map.groupBy(beginningsOf(text), (one) => isWhole(one, head, facts))
  return {
    whole: beginnings.get(true) ?? [],
    readings: name === undefined ? [] : [...writtenOut(name, hasPart, facts)],
    beginnings: beginnings.get(false) ?? [],
  }
}

/**
 * Lists the documents that a reference cites, whatever words stand around them: publisher and number, with the part, year, version and
 * change that follow before the next number, or stand in front.
 */
export function citationsIn(text: string): Citation[] {
  const plain = text.slice(0, MAX_LENGTH).replace(MARKUP, ' ')
  const unlabelled = plain.replace(LABEL, '')
  const cleaned = cleanText(unlabelled)
  const heads = citedHeads(withPublishersCodes(cleaned) ?? cleaned)
  if (!heads.some(({ name }) => name !== undefined) && unlabelled !== plain)
    return citationsIn(plain.replace(/[[\](){}【】〔〕]/g, ' '))
  return heads.map(citationOf)
}
