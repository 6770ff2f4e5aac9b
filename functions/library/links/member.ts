import type { KnownDocument } from '#standing/known-document.ts'
import type { Membership, NameEntry } from './name-entry.ts'

/** Entry under the name of its standard. */
export type Member = NameEntry & { readonly member: Membership }

/** Records of one text in one language: what several publishers hold of it, the one that stands for all of them first. */
export type Twins = readonly [Member, ...Member[]]

export const kindOfEntry = ({ standing }: NameEntry): KnownDocument['kind'] => standing?.kind ?? 'edition'
export const isDraftEntry = (entry: NameEntry): boolean => kindOfEntry(entry) === 'draft' || entry.status === 'Draft'
export const isPlainEdition = (entry: Member): boolean => kindOfEntry(entry) === 'edition' && !entry.member.changes

const byCode = (a: Member, b: Member) => a.contentCode.length - b.contentCode.length || (a.contentCode < b.contentCode ? -1 : 1)

/** Year of an edition, or of the change that an amendment makes; empty where unknown. */
export const memberYear = ({ member, date }: Member): string => member.year ?? date.slice(0, 4)

/** Puts the record first that stands for its twins: that of the publisher whose letters stand first. */
export function orderTwins(members: readonly Member[]): Twins {
  const [first, ...rest] = members.toSorted(
    (a, b) =>
      (a.member.rank ?? 0) - (b.member.rank ?? 0) ||
      Number(a.member.tongued ?? false) - Number(b.member.tongued ?? false) ||
      byCode(a, b),
  )
  return [first as Member, ...rest]
}
