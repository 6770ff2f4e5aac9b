import { createHash } from 'node:crypto'

/** The text, or where it is too long for a key its beginning and a hash of the whole. */
export function boundedKey(text: string, longest: number): string {
  const wellFormed = text.toWellFormed()
  if (wellFormed.length <= longest) return wellFormed
  return `${wellFormed.slice(0, longest - 23).toWellFormed()}~${shortHash(wellFormed, 22)}`
}

export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}
