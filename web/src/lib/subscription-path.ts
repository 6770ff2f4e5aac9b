import type { SubscriptionInfo } from '#contract/account.ts'
import { refinedSearch } from './refined-search.ts'

type Subscription = Pick<SubscriptionInfo, 'publisherSearchKey' | 'subscriptionAbbrName'>

/** Returns the search of subscribed content for one publisher. */
export function subscriptionPath({ publisherSearchKey, subscriptionAbbrName }: Subscription): string {
  return refinedSearch('subscribed', { r: 'publisher', k: publisherSearchKey, n: subscriptionAbbrName })
}
