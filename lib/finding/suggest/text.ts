import { eachPiece, pieceOf } from '../analysis/analyse.ts'
import { sortKey } from '../analysis/sort-key.ts'
import { beginKey, familyKey, otherKey, wholeKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { inLatin } from '../designation/other-scripts.ts'
import { beginningOf } from '../names/designation-beginning.ts'
import { type NameTerms, namesOfText } from '../names/names-of-text.ts'

/** The text of the search box so far, as what begins so. */
export interface Typed {
  /** beginnings of terms: of what documents are called, and of what they are also called */
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly names: NameTerms
  /** the text names one edition */
  readonly isDated: boolean
  /** as titles are sorted by */
  readonly title: string
  /** words of a title */
  readonly whole: readonly string[]
  /** the beginning of a word of a title */
  readonly beginning: string | undefined
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u

function readWords(text: string, isOpen: boolean): Pick<Typed, 'whole' | 'beginning'> {
  const whole = new Set<string>()
  let beginning: string | undefined
  eachPiece(text, (raw, _start, end, pair) => {
    const { terms, written } = pieceOf(raw)
    const isLast = isOpen && !pair && end === text.length
    if (isLast) beginning = written.at(-1)
    for (const term of isLast ? terms.slice(0, -1) : terms) whole.add(term)
  })
  return { whole: [...whole], beginning }
}

export function readTyped(text: string): Typed {
  const clean = text.toWellFormed()
  const isOpen = ENDS_IN_WORD.test(clean)
  const after = isOpen ? '' : ' '
  const name = inLatin(clean)
  const begun = beginningOf(name)
  const { whole, family } = designationKeys(name)
  // Without a number nothing but the publisher is read, which as it is written says more: ISO/IEC does not begin with IEC.
  const isNumbered = /\p{N}/u.test(whole)
  return {
    own: [
      ...(begun ? [beginKey(begun + after)] : []),
      ...(isNumbered ? [wholeKey(whole + after), familyKey(whole + after)] : []),
    ],
    other: isNumbered ? [otherKey(whole + after)] : [],
    names: namesOfText(name),
    isDated: whole !== family,
    title: sortKey(clean),
    ...readWords(clean, isOpen),
  }
}
