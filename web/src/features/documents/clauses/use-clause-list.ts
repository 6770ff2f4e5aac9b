import { useRef } from 'react'
import type { ListedClause } from '#contract/clauses.ts'
import { api } from '#contract/index.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'

const ASK_AGAIN_MS = 4000
/** A text of thousands of pages takes some minutes; one that takes longer is not waited for. */
const MAX_ASKED = 60
const NONE: readonly ListedClause[] = []

/** Clauses of a document, and whether they are known by now. */
export function useClauseList(contentCode: string): { clauses: readonly ListedClause[]; known: boolean } {
  const asked = useRef(0)
  const { data, error } = useEndpoint(
    api.documents.clauses,
    { contentCode },
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      refreshInterval: (answer) => (answer?.pending && asked.current++ < MAX_ASKED ? ASK_AGAIN_MS : 0),
    },
  )
  const clauses = data?.clauses ?? NONE
  return { clauses, known: error !== undefined || (data !== undefined && (clauses.length > 0 || !data.pending)) }
}
