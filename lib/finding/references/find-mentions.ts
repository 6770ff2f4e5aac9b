import { findNumbered, type TextReference } from './find-references.ts'
import { BELONGING, JOINING, KIND_WORDS, LEADING_WORDS, type MentionKind } from './mention-words.ts'

/** Place that a text refers to by its number, at [start, end) in UTF-16 units. */
export interface Mention {
  readonly start: number
  readonly end: number
  readonly kind: MentionKind
  /** number as written, without the word before it */
  readonly number: string
  /** designation of the document that the place is in; absent where it is this one */
  readonly of?: string
}

const DIGIT = '[\\d٠-٩۰-۹]'
const POINTED = `${DIGIT}{1,3}(?:\\.${DIGIT}{1,3}){1,6}`
const OF_ANNEX = `\\p{Lu}(?:\\.${DIGIT}{1,3}){1,6}`
const NUMBERS: Readonly<Record<keyof typeof KIND_WORDS, string>> = {
  clause: `${OF_ANNEX}|${DIGIT}{1,3}(?:\\.${DIGIT}{1,3}){0,6}`,
  annex: `(?:\\p{Lu}|[IVX]{1,4}|${DIGIT}{1,2})(?:\\.${DIGIT}{1,3}){0,6}`,
  table: `(?:\\p{Lu}\\.?)?${DIGIT}{1,3}(?:[.-]${DIGIT}{1,3}){0,3}`,
  figure: `(?:\\p{Lu}\\.?)?${DIGIT}{1,3}(?:[.-]${DIGIT}{1,3}){0,3}[a-z]?`,
}
/** A number ends where no letter, digit or decimal goes on. East Asian text has no spaces. */
const END = `(?![.,]?${DIGIT})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}%°])`
const BEFORE = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{N}])'
const SPACE = '[ \\u00A0\\u202F\\n]'

const KINDS = Object.keys(KIND_WORDS) as (keyof typeof KIND_WORDS)[]
const NAMED = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`${BEFORE}(?:${KIND_WORDS[kind]})${SPACE}{0,2}(?<number>${NUMBERS[kind]})${END}`, 'giu'),
  next: new RegExp(
    `${SPACE}?(?:${JOINING})${SPACE}?(?<number>${kind === 'clause' ? `${OF_ANNEX}|${DIGIT}{1,2}(?:\\.${DIGIT}{1,3}){0,6}` : NUMBERS[kind]})${END}`,
    'yiu',
  ),
}))
const LED = new RegExp(`${BEFORE}(?:${LEADING_WORDS})${SPACE}{0,2}(?<number>${POINTED}|${OF_ANNEX})${END}`, 'giu')
const NEXT_LED = new RegExp(`${SPACE}?(?:${JOINING})${SPACE}?(?<number>${POINTED}|${OF_ANNEX})${END}`, 'yiu')
/** Three parts are hardly a value. */
const BARE = new RegExp(
  `(?<=[\\p{Ll}\\p{Lo},;(]${SPACE}?)(?<![.\\d٠-٩])(?<number>${DIGIT}{1,2}(?:\\.${DIGIT}{1,2}){2,6})${END}`,
  'gu',
)
/** Unit or word after a number that is a value. */
const VALUE = new RegExp(
  `^${SPACE}?(?:[%°‰×±µμΩ=<>≤≥]|(?:[kMGmcdnµμh]?(?:m|g|s|N|Pa|V|A|W|Hz|J|K|l|L|bar|mol|Bq|Gy|Sv|lx|dB|eV|rad)(?:[²³/·]|\\b)|min|h|kg|mm|cm|km|in|ft|lb|psi|mm²|per|times|percent|Stunden|Prozent)(?![\\p{L}-]))`,
  'u',
)
const TITLE = new RegExp(`^${SPACE}+\\p{Lu}`, 'u')

interface Found extends Omit<Mention, 'of'> {
  /** number of its list, the same for all that stand together */
  readonly group: number
}

/** Finds the clauses, annexes, tables and figures that a text refers to, and the documents that they are in. */
export function findMentions(text: string): Mention[] {
  const found: Found[] = []
  for (const { kind, pattern, next } of NAMED) add(text, found, kind === 'annex' ? 'clause' : kind, pattern, next)
  add(text, found, 'clause', LED, NEXT_LED, (end) => !VALUE.test(text.slice(end, end + 12)))
  add(
    text,
    found,
    'clause',
    BARE,
    NEXT_LED,
    (end) => !VALUE.test(text.slice(end, end + 12)) && !TITLE.test(text.slice(end, end + 4)),
  )
  found.sort((one, other) => one.start - other.start)
  return owned(text, found)
}

/** “L’annexe a été modifiée” names no annex. */
const LOWER = /^\p{Ll}/u

function add(
  text: string,
  found: Found[],
  kind: MentionKind,
  pattern: RegExp,
  next: RegExp,
  isMention: (end: number) => boolean = () => true,
): void {
  const isTaken = (start: number, end: number) => found.some((one) => one.start < end && start < one.end)
  for (const match of text.matchAll(pattern)) {
    const number = match.groups?.number as string
    let end = match.index + match[0].length
    const isLed = pattern === LED || pattern === BARE
    const start = isLed ? end - number.length : match.index
    if (LOWER.test(number) || isTaken(start, end) || !isMention(end)) continue
    const group = found.length
    found.push({ start, end, kind, number, group })
    for (;;) {
      next.lastIndex = end
      const more = next.exec(text)?.groups?.number
      if (
        more === undefined ||
        LOWER.test(more) ||
        !isMention(next.lastIndex) ||
        isTaken(next.lastIndex - more.length, next.lastIndex)
      )
        break
      end = next.lastIndex
      found.push({ start: end - more.length, end, kind, number: more, group })
    }
  }
}

const BEFORE_PLACE = /^(?:[’']?\p{Ll}{1,4})?[\s,;:()–-]*(?:(?:see|and|in|の|的|中|의)[\s,]*)?$/u
const AFTER_PLACE = new RegExp(`^[\\s,]*(?:${BELONGING}[\\s]*(?:[\\p{L}’']+${SPACE}){0,3}|\\()?$`, 'iu')
const KIND_AT_HEAD = new RegExp(`^(?:${Object.values(KIND_WORDS).join('|')})`, 'iu')

/** Gives the places of a list that stands beside a designation to that document. */
function owned(text: string, found: readonly Found[]): Mention[] {
  const documents = findNumbered(text).filter(({ designation }) => !KIND_AT_HEAD.test(designation))
  const groups = Map.groupBy(found, ({ group }) => group)
  const owners = new Map([...groups].map(([group, places]) => [group, ownerOf(text, places, documents)]))
  return found
    .filter(({ start, end }) => !documents.some((one) => one.start < end && start < one.end))
    .map(({ group, ...place }) => {
      const owner = owners.get(group)
      return owner ? { ...place, of: owner.designation } : place
    })
}

function ownerOf(text: string, places: readonly Found[], documents: readonly TextReference[]): TextReference | undefined {
  const [first, last] = [places[0] as Found, places.at(-1) as Found]
  const before = documents.findLast(({ end }) => end <= first.start)
  if (before && BEFORE_PLACE.test(wordsBefore(text.slice(before.end, first.start)))) return before
  const after = documents.find(({ start }) => start >= last.end)
  return after && AFTER_PLACE.test(text.slice(last.end, after.start)) ? after : undefined
}

/** Text between a designation and a place, without a word that leads to the place: “, see”. */
const wordsBefore = (between: string) => between.replace(new RegExp(`(?:${LEADING_WORDS})\\s*$`, 'iu'), '')
