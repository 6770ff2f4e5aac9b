import { createHash } from 'node:crypto'

/** Returns the text, or its first characters and a hash of the whole where it is longer than a key may be. */
export function boundedKey(text: string, maxLength: number): string {
  const wellFormed = text.toWellFormed()
  if (wellFormed.length <= maxLength) return wellFormed
  return `${wellFormed.slice(0, maxLength - 23).toWellFormed()}~${shortHash(wellFormed, 22)}`
}

export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}
