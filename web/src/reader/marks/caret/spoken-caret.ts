import { type Caret, lineAtCaret, type SelectableText } from '#anchors/selection/selectable-text.ts'
import { quoteOf, type SelectedWords } from '#anchors/selection/selected-words.ts'
import type { CaretStep } from '#anchors/selection/step-caret.ts'
import { charactersOf } from '#anchors/whole-words.ts'

const MAX_SPOKEN = 200

interface NamedClause {
  readonly word: number
  readonly number: string
  readonly title: string
}

/** Words with the names of clauses. */
export type SpokenText = Omit<SelectableText, 'clauses'> & {
  readonly clauses: readonly (NamedClause & { readonly id: string })[]
}

/** Words that a screen reader says once the caret has moved: the character, word or line at which it stands, or the clause. */
export function spokenAt(text: SpokenText, caret: Caret, step: CaretStep): string {
  const word = text.words[caret.word] ?? ''
  if (step === 'character') {
    const next = charactersOf(word).find((at) => at > caret.offset) ?? word.length
    return word.slice(caret.offset, next)
  }
  if (step === 'word') return word
  if (step === 'clause') {
    const clause = text.clauses.find((one) => one.word === caret.word)
    return [clause?.number, clause?.title].filter(Boolean).join(' ') || word
  }
  return lineAtCaret(text, caret).slice(0, MAX_SPOKEN)
}

/** The end of a selection that was made last, in as many words as are listened to. */
export const spokenSelection = (text: SelectableText, selected: SelectedWords): string => {
  const quote = quoteOf(text, selected)
  return quote.length > MAX_SPOKEN ? `… ${quote.slice(-MAX_SPOKEN)}` : quote
}
