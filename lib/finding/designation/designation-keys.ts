import { cleanText } from './clean-text.ts'
import { type Designation, parseDesignation } from './parse-designation.ts'

/** Raised when documents would get other names than before: what is loaded already is then named anew by the next ingest. */
export const KEYS_VERSION = 2

/** Names that are equal when two designations name the same document, however they are written. */
export interface DesignationKeys {
  readonly read: Designation
  /** with year and version, as far as they were given */
  readonly whole: string
  /** without: what all editions have in common */
  readonly family: string
  /** what it is also called: by one of its publishers or by none, by half of a dual number, by the document that it adopts */
  readonly also: readonly string[]
  /** those of them that have no year and version */
  readonly alsoFamily: readonly string[]
}

const RUNS = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'std',
  'standard',
  'standards',
  'norm',
  'norme',
  'norma',
  'no',
  'nr',
  'number',
  'unapproved',
  'part',
  'pt',
  'partie',
  'teil',
  'parte',
  'recommendation',
])
const SPACED_NUMBER = /(?<!\d)(\d{3}) (\d{3})(?!\d)/
const DUAL = /^(.*?)([A-Z]{1,2} ?\d+(?:\.\d+)?M?)[/-]([A-Z]{1,2} ?\d+(?:\.\d+)?M?)(.*)$/
const MOST = 300

const PLAIN = /^[\x20-\x7e]*$/
const PLAIN_RUNS = /[a-z]+|[0-9]+/g

/** Letters and digits in runs, without leading zeros: every way of parting them is the same. */
function runs(text: string, isBare = false): string {
  const lower = text.replace(SPACED_NUMBER, '$1$2').toLowerCase()
  let all = ''
  for (const run of lower.match(PLAIN.test(lower) ? PLAIN_RUNS : RUNS) ?? []) {
    if (SAYS_NOTHING.has(run) && !(run === 'std' && isBare && all === '')) continue
    const said = run.startsWith('0') ? run.replace(/^0+(?=\d)/, '') : run
    all = all === '' ? said : `${all} ${said}`
  }
  return all
}

/** What follows the number: version, year and changes, with their years and without. */
function tailsOf({ version, year, month, supplements }: Designation): { dated: string; plain: string } {
  const changes = supplements.map((one) => `${one.kind.toLowerCase()} ${one.number}`)
  const dated = supplements.map((one, at) => (one.year ? `${changes[at]} ${one.year}` : changes[at]))
  return { dated: joined([version && runs(version), year, month && runs(month), ...dated]), plain: joined(changes) }
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').slice(0, MOST)
}

const publisherPart = (publishers: readonly string[]) => [...publishers].sort().join(' ').toLowerCase()

/** Either half of a dual number names the document; A36-A36M is one, 300-400 is none. */
function numbersOf(number: string): string[] {
  const dual = number.match(DUAL)
  if (!dual || (dual[2] as string).replace(' ', '') !== (dual[3] as string).replace(/ |M$/g, '')) return slashed(number)
  return [number, `${dual[1]}${dual[2]}${dual[4]}`, `${dual[1]}${dual[3]}${dual[4]}`]
}

/** Two numbers of one text: G.8040/Y.1340 */
function slashed(number: string): string[] {
  const halves = number.match(/^([A-Z]{1,2}\.\d+(?:\.\d+)*)\/([A-Z]{1,2}\.\d+(?:\.\d+)*)$/)
  return halves ? [number, halves[1] as string, halves[2] as string] : [number]
}

/** The number without what stands before it: `TS 29.412` is also called 29.412, and `TR 62350` 62350. */
function withoutType(number: string): string | undefined {
  const bare = number.replace(/^(?:\p{L}{2,}[\s/.-]+)*\p{L}{2,}(?=\d)|^(?:\p{L}{2,}[\s/.-]+)+(?=\d)|^R (?=\d)/u, '')
  return bare !== number ? bare : undefined
}

/** Whoever says ITU does not say which sector. */
function namesOf(publishers: readonly string[]): string[] {
  if (publishers.length > 1) return [...publishers]
  return publishers[0]?.startsWith('ITU-') ? ['ITU'] : []
}

export function designationKeys(text: string): DesignationKeys {
  const read = parseDesignation(text.slice(0, MOST))
  const chain = [...read.adopters, ...read.publishers]
  const { dated, plain } = tailsOf(read)
  const also = new Set<string>()
  const alsoFamily = new Set<string>()
  const add = (publishers: string, number: string) => {
    const key = joined([publishers, number, plain])
    if (!/\d/.test(key) && (publishers || !/\p{L} \p{L}/u.test(key))) return
    alsoFamily.add(key)
    also.add(key).add(joined([publishers, number, dated]))
  }
  const all = publisherPart(chain)
  const own = publisherPart(read.publishers)
  for (const written of numbersOf(read.number)) {
    const [number, bare] = [runs(written, chain.length === 0), withoutType(written)]
    add(all, number)
    if (read.adopters.length) add(own, number)
    for (const one of namesOf(read.publishers)) add(one.toLowerCase(), number)
    if (chain.length) add('', number)
    if (bare && chain.length) {
      add(own, runs(bare))
      for (const one of namesOf(read.publishers)) add(one.toLowerCase(), runs(bare))
      add('', runs(bare))
    }
  }
  const number = runs(read.number, chain.length === 0)
  const [whole, family] = [joined([all, number, dated]), joined([all, number, plain])]
  alsoFamily.delete(family)
  for (const known of [whole, family]) also.delete(known)
  return { read, whole, family, also: [...also], alsoFamily: [...alsoFamily] }
}

/** Letters and digits alone, zeros and all: as it is written, but for what parts it. */
export function gluedKey(text: string): string {
  return cleanText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MOST)
}
