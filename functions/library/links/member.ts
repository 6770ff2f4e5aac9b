import type { KnownDocument } from '#standing/known-document.ts'
import type { Membership, NameEntry } from './name-entry.ts'

/** Entry under the name of its standard. */
export type Member = NameEntry & { readonly member: Membership }

/** Records of one text in one language: what several publishers hold of it, the one that stands for all of them first. */
export type Twins = readonly [Member, ...Member[]]

export const kindOfEntry = ({ standing }: NameEntry): KnownDocument['kind'] => standing?.kind ?? 'edition'
export const isDraftEntry = (entry: NameEntry): boolean => kindOfEntry(entry) === 'draft' || entry.status === 'Draft'
export const isPlainEdition = (entry: Member): boolean => kindOfEntry(entry) === 'edition' && !entry.member.changes

/** Place of a record's publisher among the letters of its designation: whoever stands first stands for its twins. */
function precedenceOf({ member, publisher }: Member): number {
  const at = member.letters.indexOf(publisher.toUpperCase())
  return at < 0 ? member.letters.length : at
}

const byCode = (a: Member, b: Member) => a.contentCode.length - b.contentCode.length || (a.contentCode < b.contentCode ? -1 : 1)

/** Puts the record first that stands for its twins. */
export function orderTwins(members: readonly Member[]): Twins {
  const [first, ...rest] = members.toSorted(
    (a, b) =>
      precedenceOf(a) - precedenceOf(b) || Number(a.member.tongued ?? false) - Number(b.member.tongued ?? false) || byCode(a, b),
  )
  return [first as Member, ...rest]
}
