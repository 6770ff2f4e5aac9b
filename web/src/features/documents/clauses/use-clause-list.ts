import { useRef } from 'react'
import type { ClauseList } from '#contract/documents/clauses.ts'
import { documents } from '#contract/documents/documents.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

const ASK_AGAIN_MS = 4000
/** A text of thousands of pages takes some minutes; one that takes longer is not waited for. */
const MAX_ASKED = 60
const NONE = { clauses: [], captions: [], references: [] } satisfies Partial<ClauseList>

/** Pages of a PDF without text, with text that was recognised, and with letters that have no characters. */
export type PagesByText = Pick<ClauseList, 'scannedPages' | 'recognisedPages' | 'unmappedPages'>

/** Clauses of a document with whether they are known by now, and the documents that its text links to. */
export function useClauseList(
  contentCode: string,
): Pick<ClauseList, 'clauses' | 'captions' | 'references'> & { known: boolean; scan: boolean; pagesByText: PagesByText } {
  const asked = useRef(0)
  const { data, error } = useEndpoint(
    documents.clauses,
    { contentCode },
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      refreshInterval: (answer) => (answer?.pending && asked.current++ < MAX_ASKED ? ASK_AGAIN_MS : 0),
    },
  )
  const { clauses, captions, references } = data ?? NONE
  return {
    clauses,
    captions,
    references,
    scan: data?.scan === true,
    pagesByText: data ?? {},
    known: error !== undefined || (data !== undefined && (clauses.length > 0 || !data.pending)),
  }
}
