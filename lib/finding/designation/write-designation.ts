import type { Designation } from './parse-designation.ts'

const CHANGES = { AMD: 'Amd', COR: 'Cor', ADD: 'Add', SUP: 'Suppl', ERR: 'Errata', ISH: 'ISH' } as const
/** publishers that write the year after a dash */
const DASHED: ReadonlySet<string> = new Set(['ASTM', 'IEEE', 'ANSI', 'AWWA', 'API', 'ASME', 'NFPA', 'UL', 'SAE'])

/** Writes a designation as its publisher would. */
export function writeDesignation(read: Designation): string {
  const { adopters, publishers, number, version, year, supplements } = read
  const head = [...adopters, publishers.join('/')].filter(Boolean).join(' ')
  const release = version && (/^[\d.]+$/.test(version) ? ` V${version}` : ` ${version}`)
  const edition = year && `${publishers.some((one) => DASHED.has(one)) ? '-' : ':'}${year}`
  const changes = supplements.map((one) => `/${CHANGES[one.kind]} ${one.number}${one.year && `:${one.year}`}`)
  return `${[head, number].filter(Boolean).join(' ')}${release}${edition}${changes.join('')}`
}
