import type { Tenant } from '#contract/tenant.ts'
import { nameOf } from '#library/links/names.ts'
import { readNames, type TableReader } from '#library/store.ts'
import { cutText } from '#text/cut.ts'

const MAX_NAME = 255
const MAX_READINGS = 8
/** Number that browsers and systems give to a second copy. */
const COPY = /\s*(?:\(\d+\)|[-–—_ ]+(?:copy|kopie|copie))$/i
/** Roles of a document whose edition the name asks for. */
const NAMING: ReadonlySet<string> = new Set(['is', 'edition', 'standard'])

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** Name of a file, of the path or address that a program wrote. No path is opened. */
export const nameOfHref = (href: string): string => cutText(decoded(href).trim().split(/[\\/]/).at(-1) ?? '', MAX_NAME)

/** Title of a file: its name without ending and number of a copy. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replace(COPY, '')
    .trim()

/** Lists the documents that a title names. The first reading that the library knows decides: later ones leave something out. */
export async function listNamed(table: TableReader, tenant: Tenant, title: string) {
  const { readingsOf } = await import('#finding/designation/readings.ts')
  const names = [...new Set([title, ...readingsOf(title)].map(nameOf))].slice(0, MAX_READINGS)
  const pages = [...(await readNames(table, tenant, names)).values()]
  return (
    pages.map((page) => page.filter(({ roles }) => roles.some((role) => NAMING.has(role)))).find(({ length }) => length > 0) ?? []
  )
}
