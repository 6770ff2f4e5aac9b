import { type Designation, parseDesignation } from './parse-designation.ts'

/** Names that are equal when two designations name the same document, however they are written. */
export interface DesignationKeys {
  /** with year and version, as far as they were given */
  readonly whole: string
  /** without: what all editions have in common */
  readonly family: string
  /** what it is also called: by one of its publishers or by none, by half of a dual number, by the document that it adopts */
  readonly also: readonly string[]
  /** those of them that have the year and version too, where one was given */
  readonly alsoDated: readonly string[]
}

const RUNS = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'std',
  'standard',
  'standards',
  'no',
  'nr',
  'number',
  'part',
  'recommendation',
])
const SPACED_NUMBER = /(?<!\d)(\d{3}) (\d{3})(?!\d)/
const DUAL = /^(.*?)([A-Z]{1,2}\d+(?:\.\d+)?M?)\/([A-Z]{1,2}\d+(?:\.\d+)?M?)(.*)$/
const MOST = 300

const PLAIN = /^[\x20-\x7e]*$/
const PLAIN_RUNS = /[a-z]+|[0-9]+/g

/** Letters and digits in runs, without leading zeros: every way of parting them is the same. */
function runs(text: string): string {
  const lower = text.replace(SPACED_NUMBER, '$1$2').toLowerCase()
  let all = ''
  for (const run of lower.match(PLAIN.test(lower) ? PLAIN_RUNS : RUNS) ?? []) {
    if (SAYS_NOTHING.has(run)) continue
    const said = run.startsWith('0') ? run.replace(/^0+(?=\d)/, '') : run
    all = all === '' ? said : `${all} ${said}`
  }
  return all
}

interface Tails {
  readonly dated: string
  readonly plain: string
}

/** What follows the number: version, year and changes, with their years and without. */
function tailsOf({ version, year, supplements }: Designation, month: string): Tails {
  const changes = supplements.map((one) => `${one.kind.toLowerCase()} ${one.number}`)
  const dated = supplements.map((one, at) => (one.year ? `${changes[at]} ${one.year}` : changes[at]))
  return { dated: joined([version && runs(version), year, month, ...dated]), plain: joined(changes) }
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').slice(0, MOST)
}

const publisherPart = (publishers: readonly string[]) => [...publishers].sort().join(' ').toLowerCase()

/** The number with and without what stands before it: `TS 29.412` is also called 29.412. */
function numbersOf(number: string): string[] {
  const dual = number.match(DUAL)
  return dual ? [number, `${dual[1]}${dual[2]}${dual[4]}`, `${dual[1]}${dual[3]}${dual[4]}`] : [number]
}

function withoutType(number: string): string[] {
  const bare = number.replace(/^(?:\p{L}{2,}[\s/.-]+)*\p{L}{2,}(?=\d)|^(?:\p{L}{2,}[\s/.-]+)+(?=\d)/u, '')
  return bare !== number ? [bare] : []
}

export function designationKeys(text: string): DesignationKeys {
  const read = parseDesignation(text.slice(0, MOST))
  const chain = [...read.adopters, ...read.publishers]
  const tails = tailsOf(read, read.month)
  const also = new Set<string>()
  const dated = new Set<string>()
  const add = (publishers: string, number: string, { dated: withDate, plain } = tails) => {
    if (!/\d/.test(number)) return
    const [withYear, without] = [joined([publishers, number, withDate]), joined([publishers, number, plain])]
    also.add(withYear).add(without)
    if (withYear !== without) dated.add(withYear)
  }
  const all = publisherPart(chain)
  for (const number of numbersOf(read.number).map(runs)) {
    add(all, number)
    if (read.adopters.length) add(publisherPart(read.publishers), number)
    if (read.publishers.length > 1) for (const one of read.publishers) add(one.toLowerCase(), number)
    if (chain.length) add('', number)
    if (read.month) add(all, number, tailsOf(read, ''))
  }
  if (chain.length) for (const number of withoutType(read.number)) add('', runs(number))
  const number = runs(read.number)
  const [whole, family] = [joined([all, number, tails.dated]), joined([all, number, tails.plain])]
  for (const known of [whole, family, '']) {
    also.delete(known)
    dated.delete(known)
  }
  return { whole, family, also: [...also], alsoDated: [...dated] }
}
