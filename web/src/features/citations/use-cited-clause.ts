import { documents } from '#contract/documents/documents.ts'
import type { ClauseName } from '#document-text/find-clause.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { type CitedClause, citedClauseOf } from './cited-clause.ts'

const ONCE = { revalidateIfStale: false }

/** Clause of an address as a citation names it. Undefined while it is looked up; null without one. */
export function useCitedClause(contentCode: string, asked: ClauseName | undefined): CitedClause | null | undefined {
  const { data, error } = useEndpoint(documents.clauses, asked === undefined ? null : { contentCode }, ONCE)
  if (asked === undefined) return null
  if (!data && !error) return undefined
  return citedClauseOf(data?.clauses ?? [], asked)
}
