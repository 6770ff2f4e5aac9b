import { account } from '#contract/account.ts'
import { tracking } from '#contract/tracking.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

/** Answers whether all data of the tracker page is loaded or has failed, and whether anything is tracked. */
export function useTracked(page: { page: number; size: number; sort?: 'ContentTrackingOff' }, tracker: boolean) {
  const documents = useEndpoint(tracking.page, tracker ? page : null, { keepPreviousData: true })
  const publishers = useEndpoint(tracking.publishers, tracker ? {} : null)
  const workItem = useEndpoint(tracking.workItem, tracker ? {} : null)
  const wishes = useEndpoint(tracking.wishes, {})
  const subscriptions = useEndpoint(account.subscriptions, tracker ? {} : null, { revalidateIfStale: false })
  const asked = tracker ? [documents, publishers, workItem, subscriptions, wishes] : [wishes]
  return {
    ready: asked.every(({ data, error }) => data !== undefined || error !== undefined),
    some: (documents.data?.count ?? 0) > 0 || (publishers.data?.length ?? 0) > 0,
  }
}
