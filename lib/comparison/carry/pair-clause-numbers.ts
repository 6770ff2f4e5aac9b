import type { Clause } from '#document-text/document-text.ts'

/** Letters and digits at the end of a number, without the word before them: `Annex A`, `Annexe A` and `附录A` are all `A`. */
const OWN_NUMBER = /[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/i

const keyOf = ({ number }: Pick<Clause, 'number'>): string => OWN_NUMBER.exec(number)?.[0].toUpperCase() ?? ''

function indexByKey(clauses: readonly Clause[]): Map<string, number> {
  const byKey = new Map<string, number>()
  // A number that several clauses have, as in two lists of one document, tells none of them.
  for (const [index, clause] of clauses.entries()) byKey.set(keyOf(clause), byKey.has(keyOf(clause)) ? -1 : index)
  return byKey
}

const isBuiltAlike = (a: readonly Clause[], b: readonly Clause[]) =>
  a.length === b.length && a.every((clause, at) => clause.level === b[at]?.level && keyOf(clause) === keyOf(b[at] as Clause))

/**
 * Pairs the clauses of a text with those of its translation: by their numbers, and all of them where both texts have the same
 * ones in the same order. Returns for each clause the index of the other, or -1.
 */
export function pairClauseNumbers(clauses: readonly Clause[], translated: readonly Clause[]): number[] {
  if (isBuiltAlike(clauses, translated)) return clauses.map((_, at) => at)
  const [own, other] = [indexByKey(clauses), indexByKey(translated)]
  const byId = new Map(translated.map(({ id }, at) => [id, at]))
  return clauses.map((clause, at) => {
    const key = keyOf(clause)
    if (key === '') return byId.get(clause.id) ?? -1
    return own.get(key) === at ? (other.get(key) ?? -1) : -1
  })
}

/** Number of a table or figure by its label, without the word before it. */
export const labelKey = (label = ''): string => keyOf({ number: label.replace(/[\s.:–—-]+$/, '') })
