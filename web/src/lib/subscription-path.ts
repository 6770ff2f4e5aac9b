import type { SubscriptionInfo } from '#contract/account.ts'
import { paths } from './paths.ts'

type Subscription = Pick<SubscriptionInfo, 'publisherSearchKey' | 'subscriptionAbbrName'>

/** Returns the search of subscribed content for one publisher. */
export function subscriptionPath({ publisherSearchKey, subscriptionAbbrName }: Subscription): string {
  const category = { k: publisherSearchKey, r: 'publisher', pk: '', n: subscriptionAbbrName }
  return paths.search('subscribed', { categories: JSON.stringify([category]) })
}
