import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import type { OtherWords, ParsedQuery } from '../analysis/parse-query.ts'
import { longTerm, shortTerm } from '../analysis/term-names.ts'

/** Term of an index that says what an abbreviation is short for, and its number of documents. */
export interface DefinedTerm {
  readonly name: string
  readonly documents: number
}

/** A longer text is a sentence, in which chance finds abbreviations too. */
const MAX_TERMS = 8
const MAX_RUN = 5
const CAPITALS = /^\p{Lu}{2,8}$/u
const SMALL = /\p{Ll}/u
const SHORT = /^\p{L}{2,8}$/u
/** Share of the documents with an abbreviation that must define it: pin is mostly none. */
const MIN_DEFINING_SHARE = 0.1
/** Readings of one abbreviation, and how much rarer than the most frequent one the last may be. */
const MAX_READINGS = 3
const MIN_SHARE_OF_MOST = 0.25

function runsOf(terms: readonly string[]): (readonly string[])[] {
  return terms.flatMap((_, from) =>
    Array.from({ length: MAX_RUN - 1 }, (_, more) => terms.slice(from, from + more + 2)).filter(
      (run, more) => run.length === more + 2,
    ),
  )
}

/** Lists beginnings of the terms of an index that define an abbreviation in a text, or expressions of it. */
export function beginningsOf(terms: readonly string[]): string[] {
  if (terms.length > MAX_TERMS) return []
  return [
    ...terms.filter((term) => SHORT.test(term)).map((term) => shortTerm(term, [])),
    ...runsOf(terms).map((run) => longTerm(run, '')),
  ]
}

interface Reading {
  readonly short: string
  readonly long: readonly string[]
  readonly documents: number
}

function readingOf({ name, documents }: DefinedTerm): Reading {
  const [left = '', right = ''] = name.slice(1).split('=')
  const isShort = name.startsWith(shortTerm(left, []))
  return isShort ? { short: left, long: right.split(' '), documents } : { short: right, long: left.split(' '), documents }
}

function likeliest(readings: readonly Reading[]): readonly Reading[] {
  const sorted = readings.toSorted((a, b) => b.documents - a.documents)
  const most = sorted[0]?.documents ?? 0
  return sorted.slice(0, MAX_READINGS).filter(({ documents }) => documents >= MIN_SHARE_OF_MOST * most)
}

/** Lists the abbreviations among defined terms. */
export const shortsOf = (defined: readonly DefinedTerm[]): string[] => [...new Set(defined.map((one) => readingOf(one).short))]

/** Terms of the words of a text that are in capitals beside small letters: abbreviations, even where most documents have them as words. */
function inCapitals(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  if (SMALL.test(text))
    forEachPiece(text, (raw) => {
      if (CAPITALS.test(raw)) for (const term of pieceOf(raw).terms) found.add(term)
    })
  return found
}

/**
 * Other ways to say the terms of a text: those that are known, and from the definitions that documents have what its abbreviations are short for, and the
 * abbreviations of its expressions. `documentsWith` is the number of documents with a term.
 */
export function otherWordsOf(
  { text, terms, others: known = new Map() }: Pick<ParsedQuery, 'text' | 'terms' | 'others'>,
  defined: readonly DefinedTerm[],
  documentsWith: (term: string) => number,
): OtherWords {
  const others = new Map(known)
  const add = (term: string, other: readonly string[]) => others.set(term, [...(others.get(term) ?? []), other])
  const certain = inCapitals(text)
  const readings = defined
    .map(readingOf)
    .filter(({ short, documents }) => certain.has(short) || documents >= MIN_DEFINING_SHARE * documentsWith(short))
  for (const [short, own] of Map.groupBy(readings, ({ short }) => short))
    if (terms.includes(short)) for (const { long } of likeliest(own)) add(short, long)
  for (const own of Map.groupBy(readings, ({ long }) => long.join(' ')).values())
    for (const { short, long } of likeliest(own)) if (!terms.includes(short)) for (const term of long) add(term, [short])
  return others
}
