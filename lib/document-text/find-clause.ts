import { asciiDigits } from './ascii-digits.ts'
import type { Clause } from './document-text.ts'

type NamedClause = Pick<Clause, 'id' | 'number' | 'title'>

/** A link's name for a clause. */
export interface ClauseName {
  /** number as people write it, or the id of a clause that no number tells apart */
  readonly clause: string
  /** id of the clause in the edition that the link was made in */
  readonly heading?: string
}

/**
 * Outcome of looking for a clause.
 * - `same`: it is the one
 * - `renumbered`: the clause is there under another number
 * - `retitled`: this clause has the number, and another title
 * - `nearest`: neither is there; this is the closest clause above it
 */
export interface ClauseMatch<C extends NamedClause> {
  readonly how: 'same' | 'renumbered' | 'retitled' | 'nearest'
  readonly clause: C
}

/** Finds the clause that a link names: by its id, else by its number, else the nearest one above it. */
export function findClause<C extends NamedClause>(clauses: readonly C[], name: ClauseName): ClauseMatch<C> | undefined {
  const wanted = plainNumber(name.clause)
  const numbered = (number: string) => clauses.find((clause) => clause.number !== '' && plainNumber(clause.number) === number)
  const byId = clauses.find(({ id }) => id === (name.heading ?? name.clause))
  if (byId) {
    const isSame = name.heading === undefined || name.clause === byId.id || plainNumber(byId.number) === wanted
    return { how: isSame ? 'same' : 'renumbered', clause: byId }
  }
  const byNumber = wanted === '' ? undefined : numbered(wanted)
  if (byNumber) return { how: name.heading === undefined ? 'same' : 'retitled', clause: byNumber }
  for (let above = parentOf(wanted); above !== ''; above = parentOf(above)) {
    const clause = numbered(above)
    if (clause) return { how: 'nearest', clause }
  }
  const parent = (name.heading ?? name.clause).split('~')[1]
  const clause = parent && clauses.find(({ id }) => id === parent || id.startsWith(`${parent}~`))
  return clause ? { how: 'nearest', clause } : undefined
}

/** Tells whether a link names a clause by a number that others have too, and nothing says which of them is meant. */
export function isAmbiguousNumber(
  clauses: readonly NamedClause[],
  name: ClauseName,
  found: ClauseMatch<NamedClause> | undefined,
): boolean {
  if (!found || found.how === 'nearest' || found.clause.id === (name.heading ?? name.clause)) return false
  const number = plainNumber(found.clause.number)
  return clauses.filter((clause) => clause.number !== '' && plainNumber(clause.number) === number).length > 1
}

/** Names clauses for links: by the number where no other clause has it, else by the id. */
export function namesForLinks(clauses: readonly NamedClause[]): (clause: NamedClause) => string {
  const counts = new Map<string, number>()
  for (const { number } of clauses) counts.set(plainNumber(number), (counts.get(plainNumber(number)) ?? 0) + 1)
  const ids = new Set(clauses.map(({ id }) => id))
  return ({ id, number }) => {
    const plain = plainNumber(number)
    return plain !== '' && counts.get(plain) === 1 && !ids.has(number) ? number : id
  }
}

const parentOf = (number: string) => number.slice(0, Math.max(number.lastIndexOf('.'), 0))

/** Word before a number: clause, annex, chapter, § in any language. */
const KIND = /^(?:§+|\p{L}{2,}\.?\s+|[\p{Script=Han}\p{Script=Hangul}]+)\s*(?=[\p{L}\p{N}])/u

/** A number as it is compared: without the kind of clause, in ASCII digits, without case and final marks. */
export function plainNumber(number: string): string {
  return asciiDigits(number.normalize('NFKC'))
    .trim()
    .toLowerCase()
    .replace(KIND, '')
    .replace(/[\s()[\]]+/g, '')
    .replace(/[.:]+$/, '')
}
