import type { ClauseName } from '#document-text/find-clause.ts'

const MAX_NAME_LENGTH = 500
/** Parameters of an address that name a clause. */
const PARAMETERS = ['clause', 'heading', 'edition'] as const

/** Reads the clause that an address names. */
export function clauseOfAddress(search: string): ClauseName | undefined {
  const parameters = new URLSearchParams(search)
  const of = (name: string) => parameters.get(name)?.trim().slice(0, MAX_NAME_LENGTH) || undefined
  const [clause, heading] = [of('clause'), of('heading')]
  return clause === undefined ? undefined : { clause, ...(heading !== undefined && { heading }) }
}

/** Removes the clause from an address: the person has gone on reading. */
export function withoutClause(search: string): string {
  const parameters = new URLSearchParams(search)
  if (!parameters.has('clause')) return search
  for (const name of PARAMETERS) parameters.delete(name)
  const text = parameters.toString()
  return text && `?${text}`
}

/** Names another clause in an address, which then is one of this edition and without the words of a search. */
export const withClause = (search: string, clause: string): string => named(search, clause, ['page', 'q'])

/** Names the clause at which the text is open, with the words of the search that led to it. */
export const withClauseKept = (search: string, clause: string): string => named(search, clause, ['page'])

function named(search: string, clause: string, dropped: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const name of [...PARAMETERS, ...dropped]) parameters.delete(name)
  parameters.set('clause', clause)
  return `?${parameters}`
}
