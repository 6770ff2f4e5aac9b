import { publisherAtHead } from '../publishers.ts'

/** Publishers within a text, mostly with a number. */
export interface CitedHead {
  /** publishers and number, without part words, year and changes; undefined where no number of a usual form follows */
  readonly name: string | undefined
  /** whether the number has parts already */
  readonly hasPart: boolean
  /** text from the publishers to the next ones; empty where the year of a reference follows them: ISO. (2015). Quality */
  readonly text: string
  /** characters of the text up to the end of the number, or of the publishers where there is none */
  readonly length: number
  readonly before: string
  /** text behind the number, to the next one */
  readonly behind: string
}

const MAX_HEADS = 8
const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{Lu}\d])/gu
/** Series that people name without their publisher. */
const SERIES = /^(?:RFC|XEP|FIPS|TS|TR)(?![\p{L}])/u
const JOINT = /^[\s/&+,|-]+/
const SIGNS = /^[\s/&+,|:._#№-]+/
/** Words between a publisher and a number that say nothing. */
const SAYING_NOTHING =
  /^(?:STANDARDS?|STD|NORM[AE]?|PUBLICATIONS?|PUBL?|RECOMMENDATION|REC|DOCUMENT|DOC|NUMBER|N[OR]|AND)(?![\p{L}\d])[.:]?[\s-]*/u
/** Number with the types before it and the parts behind; a year after a dash is none of them. */
const NUMBER =
  /^((?:(?!(?:OF|THE|IN|AND|FOR|TO|ON)\b)\p{Lu}{1,6}(?:[\s/.-]{1,2}|(?=\d))){0,3}(?:\d{3} \d{3}(?!\d)|\d[\d\p{Lu}]*(?:\.\d+\p{Lu}?)*))((?:-(?!(?:19|20)\d\d(?![\d-]))\d{1,4}(?:\p{Lu}\d{0,2})?(?!\p{L}))*)(?![\p{Lu}\d]|\.\d|-\p{Lu}{1,3}[-\d]|-(?!(?:19|20)\d\d(?!\d))\d)/u
const YEAR_ALONE = /^(?:19|20)\d\d(?!\d)/
const YEAR_IN_BRACKETS = /^\S{2,20}?[.,:;]?\s?\((?:19|20)\d\d\p{L}?\)/u
/** Year behind a publisher, which is no number where one follows: ITU. 2021. ITU-T G.711 */
const YEAR_IN_FRONT = /^\S{2,20}?[.,:;]?\s(?:19|20)\d\d[.,;:]\s/

/** Publishers at the head of a text, and the length of all that stands before the number. */
function publishersAt(text: string): { codes: string; length: number } | undefined {
  let [codes, at] = ['', 0]
  for (;;) {
    const rest = text.slice(at)
    const signs = rest.match(JOINT)?.[0] ?? ''
    const head = at === 0 || signs ? publisherAtHead(rest.slice(signs.length)) : undefined
    if (!head) break
    // The author of a reference stands before the publisher of the number: ISO ISO 9001
    if (codes.split(/[ /]/).some((one) => head.code === one || head.code.startsWith(`${one}-`))) return undefined
    codes += `${codes && (/[/&,|+]/.test(signs) ? '/' : ' ')}${head.code}`
    at += signs.length + head.length
  }
  if (at === 0) {
    codes = text.match(SERIES)?.[0] ?? ''
    at = codes.length
  }
  if (at === 0) return undefined
  at += text.slice(at).match(SIGNS)?.[0].length ?? 0
  for (let silent = text.slice(at).match(SAYING_NOTHING); silent; silent = text.slice(at).match(SAYING_NOTHING))
    at += silent[0].length
  return { codes, length: at }
}

interface Place extends Pick<CitedHead, 'name' | 'hasPart'> {
  readonly start: number
  readonly end: number
}

function placeAt(text: string, start: number): Place | undefined {
  const head = publishersAt(text.slice(start))
  if (!head) return undefined
  const end = start + head.length
  const rest = text.slice(end)
  const [all, number, parts = ''] = YEAR_ALONE.test(rest) ? [] : (rest.match(NUMBER) ?? [])
  if (!all) return { name: undefined, hasPart: false, start, end }
  return { name: `${head.codes} ${number}${parts}`, hasPart: parts !== '', start, end: end + all.length }
}

/** Lists publishers in an upper-case text with their numbers, in order. */
export function citedHeads(text: string): CitedHead[] {
  const places: Place[] = []
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < (places.at(-1)?.end ?? 0) || places.length >= MAX_HEADS) continue
    const place = placeAt(text, index)
    if (place) places.push(place)
  }
  return places.map(({ name, hasPart, start, end }, at) => {
    const next = places.slice(at + 1).find((one) => one.name !== undefined)?.start
    const before = text.slice(places.slice(0, at).findLast((one) => one.name !== undefined)?.end ?? 0, start)
    const own = text.slice(start, places[at + 1]?.start)
    const isAuthor = YEAR_IN_BRACKETS.test(own) || (next !== undefined && YEAR_IN_FRONT.test(own))
    return { name, hasPart, text: isAuthor ? '' : own, length: end - start, before, behind: text.slice(end, next) }
  })
}
