import type { ParsedDesignation } from './parse-designation.ts'

const CHANGES = { AMD: 'Amd', COR: 'Cor', ADD: 'Add', SUP: 'Suppl', ERR: 'Errata', ISH: 'ISH' } as const
/** publishers that write the year after a dash */
const DASHED: ReadonlySet<string> = new Set(['ASTM', 'IEEE', 'ANSI', 'AWWA', 'API', 'ASME', 'NFPA', 'UL', 'SAE'])

/** numbers of ASTM and others without their publisher: D1535-2014 */
const OF_ONE_LETTER = /^[A-Z]\d/
/** signs between a publisher and the type of its documents, where that is no space: MIL-STD-810, GB/T 228.1 */
const BEFORE_TYPE: Readonly<Record<string, string>> = { MIL: '-', GB: '/' }

/** The year as a text writes it: a year of two digits, as ASTM has them, stays one. */
function writtenYear(year: string, text: string): string {
  const short = year.slice(2)
  return short && !text.includes(year) && new RegExp(`-${short}(?!\\d)`).test(text) ? short : year
}

/** Writes a designation as its publisher would; `text` is how it was written. */
export function writeDesignation(read: ParsedDesignation, text = ''): string {
  const { adopters, publishers, number, version, year, supplements } = read
  const head = [...adopters, publishers.join('/')].filter(Boolean).join(' ')
  const release = version && (/^[\d.]+$/.test(version) ? ` V${version}` : ` ${version}`)
  const isDashed = publishers.some((one) => DASHED.has(one)) || (publishers.length === 0 && OF_ONE_LETTER.test(number))
  const edition = year && (isDashed ? `-${writtenYear(year, text)}` : `:${year}`)
  const changes = supplements.map((one) => `/${CHANGES[one.kind]} ${one.number}${one.year && `:${one.year}`}`)
  const sign = /^\p{L}/u.test(number) ? (BEFORE_TYPE[publishers.at(-1) ?? ''] ?? ' ') : ' '
  const typed = sign === '-' ? number.replaceAll(' ', '-') : number
  return `${[head, typed].filter(Boolean).join(sign)}${release}${edition}${changes.join('')}`
}
