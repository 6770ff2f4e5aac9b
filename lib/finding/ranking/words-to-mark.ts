import { pieceOf } from '../analysis/analyse.ts'
import type { ParsedQuery } from '../analysis/parse-query.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'
import { isRoot } from '../analysis/term-names.ts'

/** Words that a row marks: those of a text, and the forms by which rows are found. */
export interface WordsToMark {
  /** terms of words, and roots of words of other languages */
  readonly terms: ReadonlySet<string>
  /** expressions of several terms that an abbreviation is short for */
  readonly expressions?: readonly (readonly string[])[]
  /** roots of a word as it is written; absent where no term is one */
  readonly rootsOf?: (raw: string) => readonly string[]
}

/** Weight of a word that an eighth of the documents have. */
const COMMON_WEIGHT = Math.log(8)

/** Words of a text of which every one is highlighted; a longer text is a sentence. */
const MAX_HIGHLIGHTED = 4

/**
 * Terms to highlight: all words of a short text that carry a subject. Of a sentence the rare ones, or all when none is rare:
 * highlighted common words distract from rare ones.
 */
function distinctiveTerms(terms: readonly string[], weightOf: (term: string) => number): ReadonlySet<string> {
  const meant = terms.filter((term) => !STOP_WORDS.has(term))
  const rare = meant.length > MAX_HIGHLIGHTED ? meant.filter((term) => weightOf(term) > COMMON_WEIGHT) : meant
  return new Set(rare.length ? rare : terms)
}

const LATIN = /\p{Script=Latin}/u

/** Roots of words that begin with the letter of a wanted root; stemmers cut the ends of Latin words alone. */
function rootsBeginning(terms: ReadonlySet<string>, rootsOf: (raw: string) => readonly string[]) {
  const letters = new Set([...terms].filter(isRoot).map((root) => root.at(-1)))
  return (raw: string) => {
    const first = pieceOf(raw).written[0]?.[0] ?? ''
    return LATIN.test(first) && !letters.has(first) ? [] : rootsOf(raw)
  }
}

/** The words that rows of a query mark, in the forms by which it finds them. */
export function wordsToMark(
  { terms, others }: Pick<ParsedQuery, 'terms' | 'others'>,
  weightOf: (term: string) => number,
  rootsOf: (raw: string) => readonly string[],
): WordsToMark {
  const meant = distinctiveTerms(terms, weightOf)
  const said = [...meant].flatMap((term) => others?.get(term) ?? [])
  if (said.length === 0) return { terms: meant }
  const marked = new Set([...meant, ...said.filter(({ length }) => length === 1).flat()])
  const expressions = said.filter(({ length }) => length > 1)
  return { terms: marked, expressions, ...([...marked].some(isRoot) && { rootsOf: rootsBeginning(marked, rootsOf) }) }
}
