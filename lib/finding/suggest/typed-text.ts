import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import { sortKey } from '../analysis/sort-key.ts'
import { familyKey, otherKey, prefixKey, wholeKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { toLatin } from '../designation/other-scripts.ts'
import { designationPrefix } from '../names/designation-prefix.ts'
import { namesOfText, type TieredTerms } from '../names/names-of-text.ts'

/** Text typed so far, as prefixes to search for. */
export interface TypedText {
  /** prefixes of terms for the documents' own names */
  readonly own: readonly string[]
  /** prefixes of terms for the documents' other names */
  readonly other: readonly string[]
  readonly names: TieredTerms
  /** whether the text names one edition */
  readonly isDated: boolean
  /** sort key of the text, as a prefix of titles' sort keys */
  readonly title: string
  /** complete words of a title */
  readonly whole: readonly string[]
  /** prefix of a title's word */
  readonly beginning: string | undefined
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u

function readWords(text: string, isOpen: boolean): Pick<TypedText, 'whole' | 'beginning'> {
  const whole = new Set<string>()
  let beginning: string | undefined
  forEachPiece(text, (raw, _start, end, pair) => {
    const { terms, written } = pieceOf(raw)
    const isLast = isOpen && !pair && end === text.length
    if (isLast) beginning = written.at(-1)
    for (const term of isLast ? terms.slice(0, -1) : terms) whole.add(term)
  })
  return { whole: [...whole], beginning }
}

export function parseTypedText(text: string): TypedText {
  const clean = text.toWellFormed()
  const isOpen = ENDS_IN_WORD.test(clean)
  const after = isOpen ? '' : ' '
  const name = toLatin(clean)
  const begun = designationPrefix(name)
  const { whole, family } = designationKeys(name)
  // Without a number only the publisher is read, and its written form is more exact: ISO/IEC does not begin with IEC.
  const isNumbered = /\p{N}/u.test(whole)
  return {
    own: [
      ...(begun ? [prefixKey(begun + after)] : []),
      ...(isNumbered ? [wholeKey(whole + after), familyKey(whole + after)] : []),
    ],
    other: isNumbered ? [otherKey(whole + after)] : [],
    names: namesOfText(name),
    isDated: whole !== family,
    title: sortKey(clean),
    ...readWords(clean, isOpen),
  }
}
