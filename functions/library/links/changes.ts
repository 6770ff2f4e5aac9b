import { designationKeys } from '#finding/designation/designation-keys.ts'
import { isDraftEntry, type Member } from './member.ts'

/** Name of an amendment or a corrigendum without its own year and its stage: number and year of its base, kind and number. */
function changeKey({ designation }: Pick<Member, 'designation'>): string | undefined {
  const { number, year, supplements } = designationKeys(designation).read
  const [last] = supplements.slice(-1)
  return last && `${number}:${year} ${last.kind} ${last.number}`
}

/** Names of the changes among texts that are published. */
export function publishedChanges(firsts: readonly Member[]): ReadonlySet<string> {
  const published = firsts.filter((one) => one.member.changes && !isDraftEntry(one))
  return new Set(published.flatMap((one) => changeKey(one) ?? []))
}

/** Tells whether a text is the draft of a change that is published: it is folded into that. */
export function isForerunner(one: Member, published: ReadonlySet<string>): boolean {
  if (!isDraftEntry(one)) return false
  const key = changeKey(one)
  return key !== undefined && published.has(key)
}

/** Tells whether a change is a correction. */
export const isCorrigendum = ({ designation }: Pick<Member, 'designation'>): boolean =>
  designationKeys(designation).read.supplements.at(-1)?.kind === 'COR'
