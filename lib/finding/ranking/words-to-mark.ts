import { pieceOf } from '../analysis/analyse.ts'
import type { ParsedQuery } from '../analysis/parse-query.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'
import { isPart, isRoot, lettersOfRoot } from '../analysis/term-names.ts'

/** Words that a row marks: those of a text, and the forms by which rows are found. */
export interface WordsToMark {
  /** terms of words, and roots of words of other languages */
  readonly terms: ReadonlySet<string>
  /** expressions of several terms that an abbreviation is short for */
  readonly expressions?: readonly (readonly string[])[]
  /** the root for which a word is marked as it is written; absent where no term is one */
  readonly rootOf?: (raw: string) => string | undefined
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
/** Letters of a part that a compound has; stemmers change the end of a word. */
const PART_LETTERS = 4

/** Finds the root of a word among wanted ones, or that of a compound which begins or ends with a wanted one. Most words are not stemmed. */
function findRoot(wanted: readonly string[], rootsOf: (raw: string) => readonly string[]) {
  const letters = wanted.map((root) => ({ isPart: isPart(root), root: lettersOfRoot(root) }))
  const mayHave = (word: string) =>
    !LATIN.test(word) ||
    letters.some(({ isPart, root }) => (isPart ? word.includes(root.slice(0, PART_LETTERS)) : word.startsWith(root.slice(0, 1))))
  return (raw: string): string | undefined => {
    if (!pieceOf(raw).written.some(mayHave)) return undefined
    const own = rootsOf(raw)
    return wanted.find((root) => own.some((one) => one === root || (isPart(root) && one.startsWith(root))))
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
  const roots = [...marked].filter(isRoot)
  const expressions = said.filter(({ length }) => length > 1)
  return { terms: marked, expressions, ...(roots.length > 0 && { rootOf: findRoot(roots, rootsOf) }) }
}
