import type { TextChange } from '#contract/documents/comparison-result.ts'

/** Change with its place in the result. */
interface Numbered {
  readonly number: number
  readonly change: TextChange
}

/** The same words in place of the same others, in several changes that have nothing else. */
export interface Substitution<Change extends Numbered = Numbered> {
  readonly before: string
  readonly after: string
  readonly changes: readonly Change[]
}

/** Changes of the same words, from which they are one line with its places. */
const MIN_PLACES = 3

/** Names what a change puts in place of what, where it does so once or again and again and nothing else; spaces at the edges say nothing. */
function substitutionIn({ kind, older, newer, edits, couldAffect }: TextChange): readonly string[] | undefined {
  if (kind !== 'changed' || !older || !newer || edits.length === 0 || older.label !== newer.label) return undefined
  const pairs = edits.map(([a, b, c, d]) => [older.text.slice(a, b).trim(), newer.text.slice(c, d).trim()] as const)
  const [before, after] = pairs[0] as readonly [string, string]
  const isOne = pairs.every(([gone, fresh]) => gone === before && fresh === after)
  return isOne && before && after ? [before, after, String(couldAffect)] : undefined
}

/** Groups changes in their order: those of the same words in many places are one at the place of the first. */
export function groupSubstitutions<Change extends Numbered>(changes: readonly Change[]): (Change | Substitution<Change>)[] {
  const keys = new Map(changes.map((one) => [one, JSON.stringify(substitutionIn(one.change) ?? one.number)]))
  const groups = Map.groupBy(changes, (one) => keys.get(one) as string)
  return changes.flatMap((one): (Change | Substitution<Change>)[] => {
    const group = groups.get(keys.get(one) as string) ?? []
    if (group.length < MIN_PLACES) return [one]
    const [before = '', after = ''] = substitutionIn(one.change) ?? []
    return group[0] === one ? [{ before, after, changes: group }] : []
  })
}

export const isSubstitution = <Change extends Numbered>(one: Change | Substitution<Change>): one is Substitution<Change> =>
  'changes' in one
