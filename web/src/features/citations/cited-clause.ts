import type { ListedClause } from '#contract/documents/clauses.ts'
import { type ClauseName, findClause, namesForLinks } from '#document-text/find-clause.ts'

export interface CitedClause {
  /** number as printed; empty without one */
  readonly clause: string
  readonly clauseTitle?: string
  /** name of the clause in the address of the citation */
  readonly clauseLink?: string
}

/** characters that a call takes */
const LIMITS = { number: 100, title: 500, link: 500 } as const

/** Number of a clause as people write it; ids of clauses are no numbers. */
const NUMBER = /^[^~]*(?:\p{Nd}|\b[A-Z]\b)[^~]*$/u

/**
 * Clause as a citation names it: the one that the reader opens for an address. Null where that is the whole document. Of a text
 * that is not known the number counts as it was written.
 */
export function citedClauseOf(clauses: readonly ListedClause[], asked: ClauseName): CitedClause | null {
  if (clauses.length === 0) return NUMBER.test(asked.clause) ? { clause: asked.clause.slice(0, LIMITS.number) } : null
  const found = findClause(clauses, asked)
  if (!found || found.how === 'nearest') return null
  const { number, title } = found.clause
  return {
    clause: number.slice(0, LIMITS.number),
    clauseTitle: title.slice(0, LIMITS.title),
    clauseLink: namesForLinks(clauses)(found.clause).slice(0, LIMITS.link),
  }
}
