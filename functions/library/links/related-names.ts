import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { knownDocumentOf } from './known-document.ts'
import { namesOf } from './names.ts'
import { standardNameOfFamily } from './standard-name.ts'

/** A document is looked for under the first of the names in its relations. */
const MAX_OTHERS = 40

const cache = new WeakMap<StoredRecord, readonly string[]>()

/** Names of documents outside of its standard that replace it, that it replaces, or that it changes. */
export function otherNamesOf(document: Pick<LibraryDocument, 'contentCode' | 'record'>): readonly string[] {
  const known = cache.get(document.record)
  if (known) return known
  const { family, standard } = namesOf(document.record)
  const { replacedBy, replaces, changes } = knownDocumentOf(document)
  const isOwn = (designation: string) =>
    designation.startsWith(document.record.family) || standardNameOfFamily(designationKeys(designation).family) === standard
  const others = [...replacedBy, ...replaces, ...changes].filter(
    ({ name, designation }) => name !== family && !isOwn(designation),
  )
  const names = [...new Set(others.map(({ name }) => name))].slice(0, MAX_OTHERS)
  cache.set(document.record, names)
  return names
}

/** The names under which to find the documents whose cards show this one, or whose standing depends on it. */
export function relatedNames(document: Pick<LibraryDocument, 'contentCode' | 'record'>): string[] {
  const { is, family, standard, translationOf, translatedFamily, supplementTo } = namesOf(document.record)
  const names = [...is, family, standard, translationOf, translatedFamily, supplementTo, ...otherNamesOf(document)]
  return [...new Set(names)].filter((name) => name !== undefined)
}
