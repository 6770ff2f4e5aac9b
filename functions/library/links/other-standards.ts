import type { KnownDocument } from '#standing/known-document.ts'
import { knownOf } from './known-texts.ts'
import type { NameEntry, NamePages } from './name-entry.ts'
import { nameOf } from './names.ts'
import type { Standard } from './standard.ts'

/** Steps from a standard to those that took its place, or that it took the place of; the first step also to those that it changes. */
const MAX_STEPS = 2

/** Reads of names that find the standards of so many steps, after the first one. */
export const MAX_READS = 2

const namesIt = ({ roles, member }: NameEntry) => !member && (roles.includes('replaced') || roles.includes('names'))

/** An entry, with the name of its standard. */
interface Neighbor {
  readonly entry: NameEntry
  readonly standardName: string | undefined
}

function neighborsOf(texts: readonly KnownDocument[], pages: NamePages, isFirstStep: boolean): Neighbor[] {
  const under = (name: string, fits: (entry: NameEntry) => boolean): Neighbor[] =>
    (pages.get(name) ?? []).filter(fits).map((entry) => ({ entry, standardName: entry.member ? name : entry.standardName }))
  const naming = new Set(texts.flatMap(({ names, family }) => [...names, family]))
  const named = new Set(
    texts
      .flatMap(({ replacedBy, replaces, changes }) => [...replacedBy, ...replaces, ...(isFirstStep ? changes : [])])
      .map(({ name }) => name),
  )
  return [
    ...[...named].flatMap((name) => under(name, ({ roles }) => roles.includes('is'))),
    ...[...naming].flatMap((name) => under(name, namesIt)),
  ]
}

/** Finds the texts of other standards that decide the standings of a standard's own. */
export function textsOfOthers(
  standard: Standard,
  pages: NamePages,
  standardNamed: (name: string, publisher: string) => Standard | undefined,
): KnownDocument[] {
  const found = new Map<string, KnownDocument>()
  const seen = new Set([standard])
  let texts = [...standard.known.values()]
  for (let step = 0; step < MAX_STEPS && texts.length > 0; step++) {
    const next: KnownDocument[] = []
    const add = (text: KnownDocument) => {
      if (found.has(text.contentCode) || standard.byCode.has(text.contentCode)) return
      found.set(text.contentCode, text)
      next.push(text)
    }
    for (const { entry, standardName } of neighborsOf(texts, pages, step === 0)) {
      if (standard.byCode.has(entry.contentCode)) continue
      const other = standardName === undefined ? undefined : standardNamed(standardName, entry.publisher)
      // The standard of an entry of an earlier release is not known.
      if (!other) add(knownOf(entry, [nameOf(entry.designation)], `\n${entry.contentCode}`))
      else if (!seen.has(other)) {
        seen.add(other)
        for (const text of other.known.values()) add(text)
      }
    }
    texts = next
  }
  return [...found.values()]
}

/** Lists names to read after those of some pages: standards of their entries, and replacements that texts of a standard state. */
export function namesBeyond(pages: NamePages): Set<string> {
  const names = new Set<string>()
  for (const entries of pages.values())
    for (const { standardName, member, standing } of entries) {
      if (standardName !== undefined) names.add(standardName)
      if (!member || !standing) continue
      for (const designation of [...(standing.replacedBy ?? []), ...(standing.replaces ?? [])]) names.add(nameOf(designation))
    }
  return names
}
