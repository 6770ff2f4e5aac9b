import type { KnownDocument, Reference } from '#standing/known-document.ts'
import { mergeTwins } from '#standing/merge-twins.ts'
import { kindOfEntry, type Member, type Twins } from './member.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'

const NONE: readonly Reference[] = []

const referencesTo = (designations: readonly string[] | undefined): readonly Reference[] =>
  designations?.map((designation) => ({ name: nameOf(designation), designation })) ?? NONE

/** Facts of an entry that decide standings. */
export function knownOf(entry: NameEntry, names: readonly string[], family: string): KnownDocument {
  const { contentCode, designation, publisher, status, date, edition, language, track, standing } = entry
  return {
    ...{ contentCode, designation, publisher, names, family, status, date, edition, language },
    track: track === 'supplement' ? '' : track,
    kind: kindOfEntry(entry),
    withdrawn: standing?.withdrawn ?? '',
    replacedBy: referencesTo(standing?.replacedBy),
    replaces: referencesTo(standing?.replaces),
    changes: referencesTo(standing?.changes),
  }
}

/** Twins as one document. */
export function knownOfTwins([first, ...others]: Twins, family: string): KnownDocument {
  const known = (one: Member) => knownOf(one, one.member.names ?? [nameOf(one.designation)], family)
  return mergeTwins([known(first), ...others.map(known)])
}
