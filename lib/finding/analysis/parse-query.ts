import { toLatin } from '../designation/other-scripts.ts'
import { withoutSeriesWords } from '../designation/wording/series-words.ts'
import { forEachPiece, pieceOf } from './analyse.ts'
import { isNeedless } from './needless-words.ts'
import { pairsOf } from './number-pairs.ts'
import { spellingVariants } from './spelling-variants.ts'

/** By term of a text, other ways to say it: each is terms that say together what the term says. */
export type OtherWords = ReadonlyMap<string, readonly (readonly string[])[]>

export interface ParsedQuery {
  /** true for a text without words, which matches every document */
  readonly everything: boolean
  /** terms of the words that count: all but those without a subject, unless they are all there is, or quoted */
  readonly terms: readonly string[]
  /** other ways to say some of the words: their other spellings, and what definitions in the library say */
  readonly others?: OtherWords
  /** folded words that must be neighbours */
  readonly phrases: readonly (readonly string[])[]
  /** terms for the ranking alone */
  readonly bonus: readonly string[]
  /** text without quotes, in Latin digits, to be searched for designations */
  readonly text: string
}

const MAX_TERMS = 64
/** sign that joins a word to a number or to another word: A-36, man-of-war */
const JOINED = /[-–/_]/u
export const QUOTED_PHRASE = /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]/g

/** Terms of the words that count. In a number of several parts every part does. */
function termsOf(text: string): readonly string[] {
  const [counting, needless] = [new Set<string>(), new Set<string>()]
  const quoted = [...text.matchAll(QUOTED_PHRASE)].map((match) => [match.index, match.index + match[0].length] as const)
  forEachPiece(text, (raw, start, end) => {
    const { terms, written } = pieceOf(raw)
    const isApart = !JOINED.test(text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1))
    const isQuoted = quoted.some(([from, to]) => start >= from && end <= to)
    const into = isApart && !isQuoted && isNeedless(raw, written, text, end) ? needless : counting
    for (const term of terms) into.add(term)
  })
  return [...(counting.size > 0 ? counting : needless)].slice(0, MAX_TERMS)
}

/** Other spellings by term; undefined where no term has any. */
function otherSpellings(terms: readonly string[]): OtherWords | undefined {
  const others = terms.flatMap((term) => {
    const variants = spellingVariants(term).map((one) => [one])
    return variants.length > 0 ? [[term, variants] as const] : []
  })
  return others.length > 0 ? new Map(others) : undefined
}

export function parseQuery(text: string): ParsedQuery {
  const trimmed = withoutSeriesWords(text.toWellFormed().trim())
  const phrases: string[][] = []
  for (const match of trimmed.matchAll(QUOTED_PHRASE)) {
    const words: string[] = []
    forEachPiece(match.slice(1).find((part) => part !== undefined) ?? '', (raw, _start, _end, pair) => {
      if (!pair) words.push(...pieceOf(raw).written)
    })
    if (words.length) phrases.push(words)
  }
  const terms = termsOf(trimmed)
  const others = otherSpellings(terms)
  return {
    everything: trimmed === '' || trimmed === '*',
    terms,
    ...(others && { others }),
    phrases,
    bonus: pairsOf(trimmed).filter((pair) => pair.length > 2),
    text: toLatin(trimmed.replaceAll(/["“”«»„]/g, ' ').trim()),
  }
}
