import { cleanText } from '../designation/clean-text.ts'
import type { PublisherMention } from './name-index.ts'

/** Codes of publishers by the names that `publisherNameOf` gives. */
export type PublisherNames = ReadonlyMap<string, string>

/** Name of a publisher, in upper case. A name of one word is left out: it could be any word of a text. */
export function publisherNameOf({ publisherName }: { readonly publisherName?: unknown }): string | undefined {
  return typeof publisherName === 'string' && publisherName.includes(' ') ? cleanText(publisherName) : undefined
}

const LETTER = /[\p{L}\p{N}]/u
const JOINTS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})\]]+$/gu

/** Finds the longest publisher's name in a text. */
export function findPublisherMention(names: PublisherNames, text: string): PublisherMention | undefined {
  const cleaned = cleanText(text)
  let longest = ''
  for (const name of names.keys()) {
    const at = name.length > longest.length ? cleaned.indexOf(name) : -1
    if (at >= 0 && !LETTER.test(cleaned[at - 1] ?? ' ') && !LETTER.test(cleaned[at + name.length] ?? ' ')) longest = name
  }
  if (!longest) return undefined
  const [before, after] = [cleaned.slice(0, cleaned.indexOf(longest)), cleaned.slice(cleaned.indexOf(longest) + longest.length)]
  const rest = (/\d/.test(after) ? after : before).replace(JOINTS, '')
  return { code: names.get(longest) as string, rest }
}

const WORD = /[\p{L}\p{N}]+/gu
const MAX_WORDS = 40
const MAX_NAME_WORDS = 12

/** Parts of a text that may be a publisher's name, for an engine that looks names up one by one. */
export function possiblePublisherNames(text: string): string[] {
  const cleaned = cleanText(text)
  const words = [...cleaned.matchAll(WORD)]
    .slice(0, MAX_WORDS)
    .map((match) => [match.index, match.index + match[0].length] as const)
  return words.flatMap(([start], first) =>
    words.slice(first + 1, first + MAX_NAME_WORDS).map(([, end]) => cleaned.slice(start, end)),
  )
}
