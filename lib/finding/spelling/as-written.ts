import { changeText, tokensOf } from './tokens.ts'

/** A text with other words than were typed, these as a title writes them: the index knows words without their accents. */
export function asWritten(text: string, typed: string, titleWith: (word: string) => string | undefined): string {
  const known = new Set(tokensOf(typed).map(({ word }) => word))
  const changes = tokensOf(text).flatMap(({ start, end, word, isOpen }) => {
    const title = isOpen && !known.has(word) ? titleWith(word) : undefined
    const found = title === undefined ? undefined : tokensOf(title).find((one) => one.word === word)
    return title !== undefined && found ? [{ start, end, to: title.slice(found.start, found.end).toLowerCase() }] : []
  })
  return changes.length ? changeText(text, changes) : text
}
