import { applyChanges, spellingTokensOf } from './tokens.ts'

/** Writes the corrected words of a text as a title does. The index stores words without accents. */
export function withTitleSpelling(text: string, typed: string, titleWith: (word: string) => string | undefined): string {
  const known = new Set(spellingTokensOf(typed).map(({ word }) => word))
  const changes = spellingTokensOf(text).flatMap(({ start, end, word, isOpen }) => {
    const title = isOpen && !known.has(word) ? titleWith(word) : undefined
    const found = title === undefined ? undefined : spellingTokensOf(title).find((one) => one.word === word)
    return title !== undefined && found ? [{ start, end, to: title.slice(found.start, found.end).toLowerCase() }] : []
  })
  return changes.length ? applyChanges(text, changes) : text
}
