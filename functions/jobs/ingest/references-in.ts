import { designationKeys } from '#finding/designation/designation-keys.ts'
import { findReferences } from '#finding/references/find-references.ts'
import type { LibraryRecord } from '#library/document/record.ts'

const MAX_REFERENCES = 200

/** Designations that a text names, each once, in the order of the text. Its own editions are none. */
export function referencesIn(pages: readonly string[], { designation, family }: LibraryRecord): string[] {
  const own = new Set([designationKeys(designation).family, designationKeys(family).family])
  const found = new Map<string, string>()
  for (const page of pages) {
    for (const one of findReferences(page, designation)) {
      const key = `${one.family} ${one.year}`
      if (!own.has(one.family) && !found.has(key)) found.set(key, one.designation)
      if (found.size === MAX_REFERENCES) return [...found.values()]
    }
  }
  return [...found.values()]
}
