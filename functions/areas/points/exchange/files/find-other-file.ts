import { lettersOf } from '#anchors/letters-of.ts'
import type { OtherFile } from '#contract/points/point-exchange.ts'
import type { Tenant } from '#contract/tenant.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { chooseEdition } from '#library/links/choose-edition.ts'
import type { Ports } from '#ports/ports.ts'
import type { AnnotatedFile } from '../xfdf/read-xfdf.ts'
import { listNamed, nameOfHref, titleOf } from './named-file.ts'
import { readPdfIds } from './read-pdf-ids.ts'

/**
 * Tells whether annotations were made on another PDF than that of a document; undefined where they were made on it, or say nothing.
 * With a document: its name is on the file. Without: it may be another one, or the same one saved anew. `isNamed`: the document was
 * found by the name.
 */
export async function findOtherFile(
  { table, objects }: Pick<Ports, 'table' | 'objects'>,
  tenant: Tenant,
  { href = '', ids }: AnnotatedFile,
  document: JoinedDocument,
  isNamed = false,
): Promise<OtherFile | undefined> {
  const name = nameOfHref(href)
  if (name === '' && ids.length === 0) return undefined
  const own = ids.length > 0 && document.files.pdf ? await readPdfIds(objects, document.files.pdf) : []
  if (own.some((id) => ids.includes(id))) return undefined
  if ((name === '' || isNamed) && own.length === 0) return undefined
  if (isNamed) return ids.length === 0 ? undefined : { name }
  const { isOwn, other } = await documentNamed(table, tenant, titleOf(name), document)
  if (other) return { name, ...other }
  // A file that says which one it is, and is another one, was at least saved anew.
  return isOwn && (ids.length === 0 || own.length === 0) ? undefined : { name }
}

/** Finds the document that the name of a file names: the own one, or another of the library. */
async function documentNamed(table: Ports['table'], tenant: Tenant, title: string, document: JoinedDocument) {
  if (title === '') return { isOwn: false }
  const page = await listNamed(table, tenant, title)
  const codes = codesOfText(document)
  if (page.some(({ contentCode }) => codes.includes(contentCode))) return { isOwn: true }
  const found = chooseEdition(page, {})
  if (found) return { isOwn: false, other: { contentCode: found.contentCode, designation: found.designation } }
  return { isOwn: document.sources.some(({ designation }) => lettersOf(title).includes(lettersOf(designation))) }
}
