import type { SubscriptionInfo } from '#contract/account.ts'
import { paths } from './paths.ts'

type Subscription = Pick<SubscriptionInfo, 'publisherSearchKey' | 'subscriptionAbbrName'>

/** The search of one's subscription, for one publisher alone. */
export function subscriptionPath({ publisherSearchKey, subscriptionAbbrName }: Subscription): string {
  const category = { k: publisherSearchKey, r: 'publisher', pk: '', n: subscriptionAbbrName }
  return paths.search('subscribed', { categories: JSON.stringify([category]) })
}
