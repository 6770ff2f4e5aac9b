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

/** Letters and digits in runs, without leading zeros: every way of parting them is the same. */
function runs(text: string): string {
  const found = text.replace(SPACED_NUMBER, '$1$2').toLowerCase().match(RUNS) ?? []
  return found
    .filter((run) => !SAYS_NOTHING.has(run))
    .map((run) => run.replace(/^0+(?=\d)/, ''))
    .join(' ')
}

function named(
  publishers: readonly string[],
  number: string,
  { version, year, month, supplements }: Designation,
  dated: boolean,
): string {
  const changes = supplements.map((one) => `${one.kind.toLowerCase()} ${one.number}${dated && one.year ? ` ${one.year}` : ''}`)
  const parts = [
    [...publishers].sort().join(' ').toLowerCase(),
    runs(number),
    dated ? runs(version) : '',
    dated ? year : '',
    dated ? month : '',
  ]
  return [...parts, ...changes].filter(Boolean).join(' ').slice(0, MOST)
}

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
  const whole = named(chain, read.number, read, true)
  const also = new Set<string>()
  const dated = new Set<string>()
  const add = (publishers: readonly string[], number: string, one: Designation = read) => {
    if (!/[\d]/.test(number)) return
    const [withYear, without] = [named(publishers, number, one, true), named(publishers, number, one, false)]
    also.add(withYear).add(without)
    if (withYear !== without) dated.add(withYear)
  }
  for (const number of numbersOf(read.number)) {
    add(chain, number)
    if (read.adopters.length) add(read.publishers, number)
    if (read.publishers.length > 1) for (const one of read.publishers) add([one], number)
    if (chain.length) add([], number)
    if (read.month) add(chain, number, { ...read, month: '' })
  }
  if (chain.length) for (const number of withoutType(read.number)) add([], number)
  const family = named(chain, read.number, read, false)
  for (const known of [whole, family, '']) {
    also.delete(known)
    dated.delete(known)
  }
  return { whole, family, also: [...also], alsoDated: [...dated] }
}
