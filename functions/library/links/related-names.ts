import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { knownDocumentOf } from './known-document.ts'
import { namesOf } from './names.ts'
import { standardNameOfFamily } from './naming/standard-name.ts'

/** Entries of a document fit into one transaction. */
const MAX_ENTRIES = 90

const cache = new WeakMap<StoredRecord, readonly string[]>()

/**
 * Names of documents that replace it, that it replaces, or that it changes; and of other standards than its own that the first two
 * belong to, as far as their designations tell.
 */
export function otherNamesOf(document: Pick<LibraryDocument, 'contentCode' | 'record'>): readonly string[] {
  const cached = cache.get(document.record)
  if (cached) return cached
  const { is, family, standard } = namesOf(document.record)
  const { replacedBy, replaces, changes } = knownDocumentOf(document)
  const others = new Set<string>()
  const standards = new Set<string>()
  for (const references of [replacedBy, replaces, changes])
    for (const { name, designation } of references) {
      if (name === family) continue
      // A document may be filed under another standard than its designation tells.
      others.add(name)
      const ofOther = standardNameOfFamily(designationKeys(designation).family)
      if (references !== changes && ofOther !== standard) standards.add(ofOther)
    }
  const names = [...new Set([...others, ...standards])].slice(0, MAX_ENTRIES - is.length)
  cache.set(document.record, names)
  return names
}

/** The names under which to find the documents whose cards show this one, or whose standing depends on it. */
export function relatedNames(document: Pick<LibraryDocument, 'contentCode' | 'record'>): string[] {
  const { is, family, standard, translationOf, translatedFamily, supplementTo } = namesOf(document.record)
  const names = [...is, family, standard, translationOf, translatedFamily, supplementTo, ...otherNamesOf(document)]
  return [...new Set(names)].filter((name) => name !== undefined)
}
