import type { LibraryDocument } from '../document/library-document.ts'
import { nameOf } from './names.ts'

const MAX_CITED = 200
/** Words of sources for a document that this one refers to. */
export const CITES: readonly string[] = ['cites', 'references', 'Normative reference']

type Citing = Pick<LibraryDocument, 'record' | 'files'>

/** Designations that a document refers to: those of its record, and with `text` those of its text. */
export function designationsCited({ record, files }: Citing, { text }: { readonly text: boolean }): string[] {
  const stated = record.relations.filter(({ type }) => CITES.includes(type)).map(({ designation }) => designation)
  const all = new Map<string, string>()
  for (const designation of [...stated, ...(text ? (files.references ?? []) : [])]) {
    const name = nameOf(designation)
    if (!all.has(name)) all.set(name, designation)
  }
  return [...all.values()].slice(0, MAX_CITED)
}

/** Names that a document refers to, dated or not. */
export const citedNames = (document: Citing, reading = { text: true }): Set<string> =>
  new Set(designationsCited(document, reading).map(nameOf))
