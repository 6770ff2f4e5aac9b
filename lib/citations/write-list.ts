import type { CitedDocument } from './cited-document.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCslJson } from './write-csl-json.ts'
import { writeRis } from './write-ris.ts'

/** Writes documents as RIS, one record after another. */
export const writeRisList = (all: readonly CitedDocument[]): string => all.map(writeRis).join('\r\n')

const KEY = /^@techreport\{([^,]*),/

/** Writes documents as BibTeX. Two with the same key, of which programs refuse one, get a number. */
export function writeBibtexList(all: readonly CitedDocument[]): string {
  const taken = new Map<string, number>()
  const entries = all.map(writeBibtex).map((entry) => {
    const key = KEY.exec(entry)?.[1] ?? ''
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    return count === 1 ? entry : entry.replace(KEY, () => `@techreport{${key}-${count},`)
  })
  return entries.join('\n')
}

/** Writes documents as one list of CSL-JSON. */
export function writeCslJsonList(all: readonly CitedDocument[]): string {
  const items = all.flatMap((one) => JSON.parse(writeCslJson(one)) as unknown[])
  return `${JSON.stringify(items, undefined, 2)}\n`
}
