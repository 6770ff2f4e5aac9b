import { api } from '#contract/index.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

/** Answers whether all data of the tracker page is loaded or has failed, and whether anything is tracked. */
export function useTracked(page: { page: number; size: number; sort?: 'ContentTrackingOff' }, tracker: boolean) {
  const documents = useEndpoint(api.tracking.page, tracker ? page : null, { keepPreviousData: true })
  const publishers = useEndpoint(api.tracking.publishers, tracker ? {} : null)
  const workItem = useEndpoint(api.tracking.workItem, tracker ? {} : null)
  const wishes = useEndpoint(api.tracking.wishes, {})
  const subscriptions = useEndpoint(api.account.subscriptions, tracker ? {} : null, { revalidateIfStale: false })
  const asked = tracker ? [documents, publishers, workItem, subscriptions, wishes] : [wishes]
  return {
    ready: asked.every(({ data, error }) => data !== undefined || error !== undefined),
    some: (documents.data?.count ?? 0) > 0 || (publishers.data?.length ?? 0) > 0,
  }
}
