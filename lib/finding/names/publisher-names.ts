import { cleanText } from '../designation/clean-text.ts'
import type { PublisherSaid } from './held-names.ts'

/** Codes of publishers by their names, as `publisherNameOf` reads them. */
export type PublisherNames = ReadonlyMap<string, string>

/** What a publisher is called, as far as it can be told from any word: not by one word alone. */
export function publisherNameOf({ publisherName }: { readonly publisherName?: unknown }): string | undefined {
  return typeof publisherName === 'string' && publisherName.includes(' ') ? cleanText(publisherName) : undefined
}

const LETTER = /[\p{L}\p{N}]/u
const JOINTS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})\]]+$/gu

/** What a text says beside a publisher's name. */
export function publisherIn(names: PublisherNames, text: string): PublisherSaid | undefined {
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
const MOST_WORDS = 40
const LONGEST_NAME = 12

/** The parts of a text that may be a publisher's name, for who has to ask for names one by one. */
export function phrasesOf(text: string): string[] {
  const cleaned = cleanText(text)
  const words = [...cleaned.matchAll(WORD)]
    .slice(0, MOST_WORDS)
    .map((match) => [match.index, match.index + match[0].length] as const)
  return words.flatMap(([start], first) =>
    words.slice(first + 1, first + LONGEST_NAME).map(([, end]) => cleaned.slice(start, end)),
  )
}
