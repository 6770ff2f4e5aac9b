import { editDistance } from '#text/edit-distance.ts'
import { CODES } from './publishers.ts'

/** Series that people name without their publisher. */
const SERIES = ['RFC', 'XEP', 'FIPS']
/** Shorter codes are a slip away from too many words. */
const MIN_LENGTH = 3
const MAX_LETTERS = 3

const KNOWN = [...CODES, ...SERIES].filter(({ length }) => length >= MIN_LENGTH)

/** Lists an upper-case text with one of the words at its head a slip nearer to a publisher's code: RC 8532 is RFC 8532. */
export function nearPublishers(text: string): string[] {
  const head = text.match(/^\P{N}*/u)?.[0] ?? ''
  return [...head.matchAll(/\p{L}+/gu)].slice(0, MAX_LETTERS).flatMap(({ 0: word, index }) => {
    const near = KNOWN.filter((code) => code !== word && editDistance(word, code, 1) !== undefined)
    const rest = text.slice(index + word.length).replace(/^(?=\d)/, ' ')
    return near.map((code) => text.slice(0, index) + code + rest)
  })
}
