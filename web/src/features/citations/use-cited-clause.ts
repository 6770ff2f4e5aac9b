import { api } from '#contract/index.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

interface CitedClause {
  readonly clause: string
  readonly clauseTitle?: string
}

/** characters that a call takes */
const TITLE_LIMIT = 500
const ONCE = { revalidateIfStale: false }

/**
 * Clause of an address as a citation names it. Undefined while it is looked up; null without one, and where the text that the
 * person may read has none of that number.
 */
export function useCitedClause(contentCode: string, asked: string | undefined): CitedClause | null | undefined {
  const { data, error } = useEndpoint(api.documents.clauses, asked === undefined ? null : { contentCode }, ONCE)
  if (asked === undefined) return null
  if (error || (data && data.clauses.length === 0)) return { clause: asked }
  if (!data) return undefined
  const found = data.clauses.find(({ id, number }) => number === asked || id === asked)
  return found ? { clause: found.number, clauseTitle: found.title.slice(0, TITLE_LIMIT) } : null
}
