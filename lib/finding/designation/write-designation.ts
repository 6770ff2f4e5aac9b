import type { Designation } from './parse-designation.ts'

const CHANGES = { AMD: 'Amd', COR: 'Cor', ADD: 'Add', SUP: 'Suppl', ERR: 'Errata', ISH: 'ISH' } as const
/** publishers that write the year after a dash */
const DASHED: ReadonlySet<string> = new Set(['ASTM', 'IEEE', 'ANSI', 'AWWA', 'API', 'ASME', 'NFPA', 'UL', 'SAE'])

/** numbers of ASTM and others without their publisher: D1535-2014 */
const OF_ONE_LETTER = /^[A-Z]\d/
/** signs between a publisher and the type of its documents, where that is no space: MIL-STD-810, GB/T 228.1 */
const BEFORE_TYPE: Readonly<Record<string, string>> = { MIL: '-', GB: '/' }

/** Writes a designation as its publisher would. */
export function writeDesignation(read: Designation): string {
  const { adopters, publishers, number, version, year, supplements } = read
  const head = [...adopters, publishers.join('/')].filter(Boolean).join(' ')
  const release = version && (/^[\d.]+$/.test(version) ? ` V${version}` : ` ${version}`)
  const isDashed = publishers.some((one) => DASHED.has(one)) || (publishers.length === 0 && OF_ONE_LETTER.test(number))
  const edition = year && `${isDashed ? '-' : ':'}${year}`
  const changes = supplements.map((one) => `/${CHANGES[one.kind]} ${one.number}${one.year && `:${one.year}`}`)
  const sign = /^\p{L}/u.test(number) ? (BEFORE_TYPE[publishers.at(-1) ?? ''] ?? ' ') : ' '
  const typed = sign === '-' ? number.replaceAll(' ', '-') : number
  return `${[head, typed].filter(Boolean).join(sign)}${release}${edition}${changes.join('')}`
}
