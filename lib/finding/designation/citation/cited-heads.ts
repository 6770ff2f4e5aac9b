import { publisherAtHead } from '../publishers.ts'

/** Publisher and number within a text, with what stands around them. */
export interface CitedHead {
  /** publishers and number, without part words, year and changes */
  readonly name: string
  /** whether the number has parts already */
  readonly hasPart: boolean
  readonly before: string
  /** text behind the number, up to the next designation */
  readonly behind: string
}

const MAX_HEADS = 8
const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{Lu}\d])/gu
/** Series that people name without their publisher. */
const SERIES = /^(?:RFC|XEP|FIPS|TS|TR)(?![\p{L}])/u
const SIGNS = /^[\s/&+,|:._#№-]+/
/** Words between a publisher and a number that say nothing. */
const SAYING_NOTHING =
  /^(?:STANDARDS?|STD|NORM[AE]?|PUBLICATIONS?|PUBL?|RECOMMENDATION|REC|DOCUMENT|DOC|NUMBER|N[OR]|AND)(?![\p{L}\d])[.:]?[\s-]*/u
/** Number with the types before it and the parts behind; a year after a dash is none of them. */
const NUMBER =
  /^((?:(?!(?:OF|THE|IN|AND|FOR|TO|ON)\b)\p{Lu}{1,6}(?:[\s/.-]{1,2}|(?=\d))){0,3}(?:\d{3} \d{3}(?!\d)|\d[\d\p{Lu}]*(?:\.\d+\p{Lu}?)*))((?:-(?!(?:19|20)\d\d(?![\d-]))\d{1,4}\p{Lu}?(?!\p{L}))*)(?![\p{Lu}\d])/u
const YEAR_ALONE = /^(?:19|20)\d\d(?!\d)/

/** Publishers at the head of a text, and the length of all that stands before the number. */
function publishersAt(text: string): { codes: string; length: number } | undefined {
  let [codes, at] = ['', 0]
  for (;;) {
    const rest = text.slice(at)
    const signs = rest.match(SIGNS)?.[0] ?? ''
    const head = at === 0 || signs ? publisherAtHead(rest.slice(signs.length)) : undefined
    if (!head) {
      const series = at === 0 ? rest.match(SERIES)?.[0] : undefined
      if (series === undefined) break
      ;[codes, at] = [series, series.length]
      break
    }
    codes += `${codes && (/[/&,|+]/.test(signs) ? '/' : ' ')}${head.code}`
    at += signs.length + head.length
  }
  if (at === 0) return undefined
  at += text.slice(at).match(SIGNS)?.[0].length ?? 0
  for (let silent = text.slice(at).match(SAYING_NOTHING); silent; silent = text.slice(at).match(SAYING_NOTHING))
    at += silent[0].length
  return { codes, length: at }
}

interface Place {
  readonly name: string
  readonly hasPart: boolean
  readonly start: number
  readonly end: number
}

function placeAt(text: string, start: number): Place | undefined {
  const head = publishersAt(text.slice(start))
  if (!head) return undefined
  const rest = text.slice(start + head.length)
  const [all, number, parts = ''] = YEAR_ALONE.test(rest) ? [] : (rest.match(NUMBER) ?? [])
  if (!all) return undefined
  const end = start + head.length + all.length
  return { name: `${head.codes} ${number}${parts}`, hasPart: parts !== '', start, end }
}

/** Lists publishers' numbers in an upper-case text, in order. */
export function citedHeads(text: string): CitedHead[] {
  const places: Place[] = []
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < (places.at(-1)?.end ?? 0) || places.length >= MAX_HEADS) continue
    const place = placeAt(text, index)
    if (place) places.push(place)
  }
  return places.map(({ name, hasPart, start, end }, at) => ({
    name,
    hasPart,
    before: text.slice(places[at - 1]?.end ?? 0, start),
    behind: text.slice(end, places[at + 1]?.start),
  }))
}
