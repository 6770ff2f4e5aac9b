import { lettersOf } from '#anchors/letters-of.ts'
import type { OtherFile } from '#contract/points/point-exchange.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { chooseEdition } from '#library/links/choose-edition.ts'
import { nameOf } from '#library/links/names.ts'
import { readNames } from '#library/store.ts'
import type { Ports } from '#ports/ports.ts'
import { cutText } from '#text/cut.ts'
import type { AnnotatedFile } from '../xfdf/read-xfdf.ts'
import { readPdfIds } from './read-pdf-ids.ts'

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

const fileNameOf = (href: string) => cutText(decoded(href).trim().split(/[\\/]/).at(-1) ?? '', MAX_NAME)
const titleOf = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replace(COPY, '')
    .trim()

/**
 * Tells whether annotations were made on another PDF than that of a document; undefined where they were made on it, or say nothing.
 * With a document: its name is on the file. Without: it may be another one, or the same one saved anew.
 */
export async function findOtherFile(
  { table, objects }: Pick<Ports, 'table' | 'objects'>,
  tenant: Tenant,
  { href = '', ids }: AnnotatedFile,
  document: HeldDocument,
): Promise<OtherFile | undefined> {
  const name = fileNameOf(href)
  if (name === '' && ids.length === 0) return undefined
  const own = ids.length > 0 && document.files.pdf ? await readPdfIds(objects, document.files.pdf) : []
  if (own.some((id) => ids.includes(id))) return undefined
  if (name === '' && own.length === 0) return undefined
  const { isOwn, other } = await documentNamed(table, tenant, titleOf(name), document)
  if (other) return { name, ...other }
  // A file that says which one it is, and is another one, was at least saved anew.
  return isOwn && (ids.length === 0 || own.length === 0) ? undefined : { name }
}

/** Finds the document that the name of a file names: the own one, or another of the library. */
async function documentNamed(table: Ports['table'], tenant: Tenant, title: string, { sources }: HeldDocument) {
  if (title === '') return { isOwn: false }
  const { readingsOf } = await import('#finding/designation/readings.ts')
  const names = [...new Set([title, ...readingsOf(title)].map(nameOf))].slice(0, MAX_READINGS)
  const pages = [...(await readNames(table, tenant, names)).values()]
  const codes = new Set(sources.map(({ contentCode }) => contentCode))
  // The first reading that the library knows decides: later ones leave something out.
  const page = pages
    .map((some) => some.filter(({ roles }) => roles.some((role) => NAMING.has(role))))
    .find(({ length }) => length > 0)
  if (page?.some(({ contentCode }) => codes.has(contentCode))) return { isOwn: true }
  const found = page && chooseEdition(page, {})
  if (found) return { isOwn: false, other: { contentCode: found.contentCode, designation: found.designation } }
  return { isOwn: sources.some(({ designation }) => lettersOf(title).includes(lettersOf(designation))) }
}
