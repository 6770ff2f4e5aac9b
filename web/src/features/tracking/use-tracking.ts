import { tracking } from '#contract/tracking.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { type MarkSource, useMark } from '#web/lib/use-marks.ts'

/** Answers whether a document or any edition of its family is tracked, and toggles it. What is known already is not asked for. */
export function useTracking(codes: readonly string[], asks: boolean, known?: MarkSource) {
  const call = useCall()
  // A tracker that is down is not asked again and again by what only wants to show a sign.
  const settings = { revalidateIfStale: false, shouldRetryOnError: false }
  const marks = useEndpoint(tracking.marks, asks && !known ? {} : null, settings)
  return useMark(known ?? marks, codes, {
    add: async () => (await call(tracking.track, { contentCode: codes[0] as string })).id,
    drop: (id) => call(tracking.change, { id, trackingFlag: false }),
    lists: [tracking.documents, tracking.page],
  })
}
