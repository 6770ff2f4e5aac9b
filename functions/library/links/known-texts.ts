import type { KnownDocument, Reference } from '#standing/known-document.ts'
import { kindOfEntry, type Twins } from './member.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'

const NONE: readonly Reference[] = []

const referencesTo = (designations: readonly string[] | undefined): readonly Reference[] =>
  designations?.map((designation) => ({ name: nameOf(designation), designation })) ?? NONE

/** Facts of an entry that decide standings. */
export function knownOf(entry: NameEntry, names: readonly string[], family: string): KnownDocument {
  const { contentCode, designation, status, date, edition, track, standing } = entry
  return {
    ...{ contentCode, designation, names, family, status, date, edition },
    publisher: '',
    track: track === 'supplement' ? '' : track,
    kind: kindOfEntry(entry),
    withdrawn: standing?.withdrawn ?? '',
    replacedBy: referencesTo(standing?.replacedBy),
    replaces: referencesTo(standing?.replaces),
    changes: referencesTo(standing?.changes),
  }
}

/** Twins as one document: the facts of the first, the names and relations of all. */
export function knownOfTwins(twins: Twins, family: string): KnownDocument {
  if (twins.length === 1) return knownOf(twins[0], twins[0].member.names ?? [nameOf(twins[0].designation)], family)
  const all = twins.map((one) => knownOf(one, one.member.names ?? [nameOf(one.designation)], family))
  const together = <K extends 'replacedBy' | 'replaces' | 'changes'>(key: K) => all.flatMap((one) => one[key])
  return {
    ...(all[0] as KnownDocument),
    names: [...new Set(all.flatMap(({ names }) => names))],
    replacedBy: together('replacedBy'),
    replaces: together('replaces'),
    changes: together('changes'),
  }
}
