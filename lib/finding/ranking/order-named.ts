/** Document that a text names, as far as its place among the others is concerned. */
export interface NamedPlace<Doc> {
  readonly doc: Doc
  /** tier of certainty */
  readonly tier: number
  readonly rank: number
  readonly family: number | string
  readonly designationKey: string
  readonly date: number
}

/** Worth of precedence among tiers: less than the penalty for a change or a draft that was not requested, more than spelling. */
const TIERS_BY_RANK = 0.5

const worthOf = ({ tier, rank }: NamedPlace<unknown>) => tier + TIERS_BY_RANK * (1 - rank / 10)

/**
 * Orders the documents that a text names: by certainty and precedence, then in the order of their numbers, and the newest edition
 * of each number first.
 */
export function orderNamed<Doc>(named: readonly NamedPlace<Doc>[]): Doc[] {
  const firstKeys = new Map<string, string>()
  const groupOf = (one: NamedPlace<Doc>) => `${worthOf(one)} ${one.family}`
  for (const one of named) {
    const known = firstKeys.get(groupOf(one))
    if (known === undefined || one.designationKey < known) firstKeys.set(groupOf(one), one.designationKey)
  }
  const placed = named.map((one) => ({ ...one, worth: worthOf(one), first: firstKeys.get(groupOf(one)) as string }))
  placed.sort(
    (a, b) =>
      b.worth - a.worth ||
      (a.first < b.first ? -1 : Number(a.first > b.first)) ||
      (a.family === b.family ? 0 : String(a.family) < String(b.family) ? -1 : 1) ||
      b.date - a.date ||
      (a.designationKey < b.designationKey ? -1 : Number(a.designationKey > b.designationKey)),
  )
  return placed.map(({ doc }) => doc)
}
