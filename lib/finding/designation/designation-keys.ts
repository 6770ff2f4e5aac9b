import { cleanText } from './clean-text.ts'
import { type ParsedDesignation, parseDesignation } from './parse-designation.ts'

/** Raised whenever documents get different keys. The next ingest then computes the keys of loaded documents again. */
export const KEYS_VERSION = 6

/** Keys that are equal when two designations name the same document, in any spelling. */
export interface DesignationKeys {
  readonly read: ParsedDesignation
  /** key with year and version, if given */
  readonly whole: string
  /** key without year and version, common to all editions */
  readonly family: string
  /** alias keys: by one publisher or by none, by half of a dual number, by the adopted document */
  readonly also: readonly string[]
  /** alias keys without year and version */
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
/** Zero that counts: IEEE C37.013 is not C37.13. */
const ZERO_BEHIND_POINT = /(?<![a-z])(p?[cn]\d+\.)0(?=\d)/g
const SPACED_NUMBER = /(?<!\d)(\d{3}) (\d{3})(?!\d)/
const DUAL = /^(.*?)([A-Z]{1,2} ?\d+(?:\.\d+)?M?)[/-]([A-Z]{1,2} ?\d+(?:\.\d+)?M?)(.*)$/
const MAX_LENGTH = 300

const PLAIN = /^[\x20-\x7e]*$/
const PLAIN_RUNS = /[a-z]+|[0-9]+/g

/** Runs of letters and digits, without leading zeros, whatever separates them. */
function runs(text: string, isBare = false): string {
  const lower = text.replace(SPACED_NUMBER, '$1$2').toLowerCase().replace(ZERO_BEHIND_POINT, '$1o')
  let all = ''
  for (const run of lower.match(PLAIN.test(lower) ? PLAIN_RUNS : RUNS) ?? []) {
    if (SAYS_NOTHING.has(run) && !(run === 'std' && isBare && all === '')) continue
    const said = run.startsWith('0') ? run.replace(/^0+(?=\d)/, '') : run
    all = all === '' ? said : `${all} ${said}`
  }
  return all
}

/** Parts after the number: version, year and changes, with their years and without. */
function tailsOf({ version, year, month, supplements }: ParsedDesignation): { dated: string; plain: string } {
  const changes = supplements.map((one) => `${one.kind.toLowerCase()} ${one.number}`)
  const dated = supplements.map((one, at) => (one.year ? `${changes[at]} ${one.year}` : changes[at]))
  return { dated: joined([version && runs(version), year, month && runs(month), ...dated]), plain: joined(changes) }
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').slice(0, MAX_LENGTH)
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

/** Number without its type: `TS 29.412` is also called 29.412, and `TR 62350` 62350. */
function withoutType(number: string): string | undefined {
  const bare = number.replace(/^(?:\p{L}{2,}[\s/.-]+)*\p{L}{2,}(?=\d)|^(?:\p{L}{2,}[\s/.-]+)+(?=\d)|^R (?=\d)/u, '')
  return bare !== number ? bare : undefined
}

/** Names of the publishers; plain ITU names no sector. */
function namesOf(publishers: readonly string[]): string[] {
  if (publishers.length > 1) return [...publishers]
  return publishers[0]?.startsWith('ITU-') ? ['ITU'] : []
}

const MAX_RECENT = 8000

const recent = new Map<string, DesignationKeys>()

/** Keys of a designation. Parsing is slow, and the documents of a batch repeat the designations of one another. */
export function designationKeys(text: string): DesignationKeys {
  const known = recent.get(text)
  if (known) return known
  if (recent.size >= MAX_RECENT) recent.clear()
  const keys = parseKeys(text)
  recent.set(text, keys)
  return keys
}

function parseKeys(text: string): DesignationKeys {
  const read = parseDesignation(text.slice(0, MAX_LENGTH))
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

/** Letters and digits alone, leading zeros included: the spelling without separators. */
export function gluedKey(text: string): string {
  return cleanText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_LENGTH)
}
