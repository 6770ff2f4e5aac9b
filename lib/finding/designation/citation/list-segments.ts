import { cleanText } from '../clean-text.ts'
import { withPublishersCodes } from '../wording/full-names.ts'
import { citedHeads } from './cited-heads.ts'

/** Longer lists are read up to here. */
const MAX_LENGTH = 600
const MAX_SEGMENTS = 30
/** Sign that the page puts between the lines of a pasted list. */
const ENTRIES = /\s;\s/
/** Keys of the entries of a reference list: [3], (12) */
const LABEL = /(?:^|\s)(?:\[\d{1,3}\]|\(\d{1,3}\))\s+/
const AND = '(?:AND|OR|UND|ODER|SOWIE|ET|OU|Y|O|E|И|ИЛИ|VE|EN|و|和|及|と)'
const YEAR = '(?:\\s?[:(-]\\s?(?:19|20)\\d\\d(?:-\\d\\d)?\\)?)?'
/** Text between two numbers of a list: a year of the first, and a comma or a word. */
const JOINED = new RegExp(`^${YEAR}\\s*(?:[,;&+•·]\\s*${AND}?|${AND})\\s*$`, 'u')
/** Lines that a search box ran together, where there are three or more */
const RUN_TOGETHER = new RegExp(`^${YEAR}\\s*[,;&+•·]?\\s*$`, 'u')
const MIN_RUN_TOGETHER = 3
/** Share of the gaps of a long list that are such: the others have a version, a change or a word more. */
const MIN_SHARE = 0.6
/** Words before the first number; more are a title that mentions it. */
const FEW_WORDS = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,2}$/u
const BETWEEN = new RegExp(`(?:[\\s,;&+•·]|(?<=[\\s,;])${AND}(?=\\s))+$`, 'u')

/** Parts of a text that are numbers one after the other; undefined where they are mentioned in a sentence. */
function runOfNumbers(text: string): string[] | undefined {
  const cleaned = cleanText(text)
  const heads = citedHeads(withPublishersCodes(cleaned) ?? cleaned).filter(({ name }) => name !== undefined)
  const gaps = heads.slice(0, -1).map(({ behind }) => behind)
  const isLong = heads.length >= MIN_RUN_TOGETHER
  const joined = gaps.filter((gap) => JOINED.test(gap) || (isLong && RUN_TOGETHER.test(gap))).length
  if (gaps.length === 0 || !FEW_WORDS.test(heads[0]?.before ?? '') || joined < gaps.length * (isLong ? MIN_SHARE : 1))
    return undefined
  return heads.map((one) => one.text.replace(BETWEEN, ''))
}

/** Parts of a text that lists several designations or references, one each; a single part of any other text. */
export function listSegments(text: string): string[] {
  const head = text.slice(0, MAX_LENGTH)
  for (const sign of [/\n+/, ENTRIES, LABEL]) {
    const entries = head.split(sign).filter((one) => /\d/.test(one))
    if (entries.length > 1) return entries.slice(0, MAX_SEGMENTS)
  }
  return (runOfNumbers(head) ?? [text]).slice(0, MAX_SEGMENTS)
}
