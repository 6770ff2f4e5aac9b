import { gluedKey } from './designation-keys.ts'
import { publisherAtHead, publisherGluedAtHead } from './publishers.ts'

/** One way to split a text without separators into publisher, number with changes, and edition. */
export interface GluedReading {
  /** name of the family, without separators */
  readonly key: string
  readonly facts: readonly string[]
}

interface Cut {
  readonly rest: string
  readonly facts: readonly string[]
}

const YEAR = '(?<year>(?:19|20)\\d\\d)'
const MONTH = '(?<month>0[1-9]|1[0-2])'
const DATES = [`${YEAR}${MONTH}`, `${MONTH}${YEAR}`, YEAR].map((date) => new RegExp(`^(?<rest>.*\\d)${date}$`))
const SHORT_YEAR = /^(?<rest>.*\d)(?<short>\d\d)$/
/** A year of two digits needs a sign before it: ISO 15519 is no edition of ISO 155. */
const APART = /\d[^\p{L}\p{N}]+\d\d$/u
const VERSIONS = [
  /^(?<rest>.*\d)REL(?<release>\d\d?)V?(?<version>\d{3,5})$/,
  /^(?<rest>.*\d)REL(?<release>\d)V?(?<version>\d{3,5})$/,
  /^(?<rest>.*\d)(?<release>R\d\d|PH\d)(?<version>\d{3})$/,
  /^(?<rest>.*\d)(?:V|ED|R|REV)(?<version>\d{1,6})$/,
  /^(?<rest>.*\d)(?<version>D\d{1,3})$/,
]
const CHANGE = new RegExp(
  `^(?<rest>.*\\d)(?<kind>AMD|AMENDMENT|AMEND|A|COR|CORR|CORRIGENDUM|AC|SUPPL)(?<number>\\d)(?:${MONTH}?${YEAR})?$`,
)
const KINDS: Readonly<Record<string, string>> = { C: 'COR', S: 'SUP' }

function kindOf(written: string): string {
  return written === 'AC' ? 'COR' : (KINDS[written.charAt(0)] ?? 'AMD')
}

function cut(text: string, pattern: RegExp): Cut | undefined {
  const { rest, year, month, short, release, version } = text.match(pattern)?.groups ?? {}
  if (rest === undefined) return undefined
  const facts = [
    year && `y${year}`,
    short && `s${short}`,
    month && `m${month}`,
    release && `r${release}`,
    version && `v${version}`,
  ]
  return { rest, facts: facts.flatMap((fact) => (fact ? [fact.toLowerCase()] : [])) }
}

/** Cuts nothing, the date, the version, or both off the end. */
function* cutEnds(text: string, dates: readonly RegExp[]): Generator<Cut> {
  yield { rest: text, facts: [] }
  for (const pattern of VERSIONS) {
    const version = cut(text, pattern)
    if (version) yield version
  }
  for (const pattern of dates) {
    const dated = cut(text, pattern)
    if (!dated) continue
    yield dated
    for (const more of VERSIONS.map((one) => cut(dated.rest, one)))
      if (more) yield { rest: more.rest, facts: [...more.facts, ...dated.facts] }
  }
}

function* cutNumber(text: string, dates: readonly RegExp[]): Generator<Cut> {
  yield* cutEnds(text, dates)
  const { rest, kind, number, year } = text.match(CHANGE)?.groups ?? {}
  if (!rest || !kind) return
  for (const base of cutEnds(rest, dates))
    yield { rest: `${base.rest}${kindOf(kind)}${number}`, facts: [...base.facts, ...(year ? [`a${year}`] : [])] }
}

/** Takes the publishers off the head, with or without separators. */
function takePublishers(text: string): { publishers: string[]; rest: string } {
  const publishers: string[] = []
  let rest = text
  for (;;) {
    const head = publisherAtHead(rest) ?? publisherGluedAtHead(rest)
    const left = head && rest.slice(head.length).replace(/^[\s/&+,:._-]+/, '')
    if (!left) return { publishers, rest }
    publishers.push(head.code)
    rest = left
  }
}

const SILENT = /^(?:STANDARD|STD|NO|NR)(?=[\d\sA-Z])/
/** Adopters stand before the original publishers. */
const ORIGINAL = /^[\p{L}\s/.-]*?(?=(?:ISO|IEC)[\s/-]?(?:[A-Z]{1,3}[\s/-]?)?\d)/u

/** Separators between numbers alone are significant: 2.0.0 is not 200. */
const PARTED_NUMBERS = /^[\d\s]*\d[^\p{L}\d]+\d/u
const LETTER = /\p{L}/u

/** Lists all ways to split an upper-case text that its letters and digits allow. */
export function* gluedReadings(text: string): Generator<GluedReading> {
  if (!LETTER.test(text) && PARTED_NUMBERS.test(text)) return
  const { publishers, rest } = takePublishers(text)
  const number = gluedKey(rest.replace(SILENT, ''))
  const own = gluedKey([...publishers].sort().join(''))
  const last = gluedKey(publishers.at(-1) ?? '')
  if (!number || (!own && !/\d/.test(number))) return
  for (const { rest: name, facts } of cutNumber(number, APART.test(text) ? [...DATES, SHORT_YEAR] : DATES)) {
    yield { key: own + name, facts }
    if (publishers.length > 1) yield { key: last + name, facts }
  }
  const original = text.replace(ORIGINAL, '')
  if (original !== text && original) yield* gluedReadings(original)
}
