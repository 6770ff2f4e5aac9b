import { useCallback } from 'react'
import useSWR from 'swr'
import { documents, type FileLink } from '#contract/documents/documents.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { ReadFailure } from '#web/reader/pdf/session/range-reader.ts'

export const useInfo = (contentCode: string | undefined) => useEndpoint(documents.info, contentCode ? { contentCode } : null)

/**
 * Fetches a signed link anew each time a document opens, and never again while it is open: a link is valid for a while and for
 * one reader.
 */
function useLink(key: string | undefined, ask: () => Promise<FileLink>) {
  return useSWR(key && ['document-file', key], ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
    shouldRetryOnError: false,
  })
}

/** Link to the PDF of a document, or to that of an earlier printing by its asset. */
export function usePdfLink(contentCode: string, printing: string | undefined) {
  const call = useCall()
  const ask = useCallback(
    (again?: { readonly again: 'true' }) =>
      printing ? call(documents.oldPdf, { id: printing, ...again }) : call(documents.pdf, { contentCode, ...again }),
    [call, contentCode, printing],
  )
  const renew = useCallback(() => ask({ again: 'true' }).catch(asReadFailure), [ask])
  return { ...useLink(`pdf ${printing ?? contentCode}`, () => ask()), renew }
}

/** Turns a failed call into a failure of reading: `offline` or `failed` if a later try may succeed. */
function asReadFailure(error: unknown): never {
  if (!(error instanceof CallError) || error.status === 0) throw new ReadFailure('offline')
  throw new ReadFailure(error.status >= 500 ? 'failed' : 'refused')
}

export function useHtmlLink(id: string | undefined) {
  const call = useCall()
  return useLink(id && `html ${id}`, () => call(documents.html, { id: id ?? '' }))
}
