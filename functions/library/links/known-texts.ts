import type { KnownDocument } from '#standing/known-document.ts'
import { kindOfEntry, type Twins } from './member.ts'
import type { NameEntry } from './name-entry.ts'

/** Facts of an entry that decide standings. */
export function knownOf(entry: NameEntry, names: readonly string[], family: string): KnownDocument {
  const { contentCode, designation, status, date, edition, track, standing } = entry
  return {
    ...{ contentCode, designation, names, family, status, date, edition },
    publisher: '',
    track: track === 'supplement' ? '' : track,
    kind: kindOfEntry(entry),
    withdrawn: standing?.withdrawn ?? '',
    replacedBy: standing?.replacedBy ?? [],
    replaces: standing?.replaces ?? [],
    changes: standing?.changes ?? [],
  }
}

/** Twins as one document: the facts of the first, the names and relations of all. */
export function knownOfTwins(twins: Twins, family: string): KnownDocument {
  const all = twins.map((one) => knownOf(one, one.member.names, family))
  const together = <K extends 'replacedBy' | 'replaces' | 'changes'>(key: K) => all.flatMap((one) => one[key])
  return {
    ...(all[0] as KnownDocument),
    names: [...new Set(all.flatMap(({ names }) => names))],
    replacedBy: together('replacedBy'),
    replaces: together('replaces'),
    changes: together('changes'),
  }
}
