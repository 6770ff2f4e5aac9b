import type { SubscriptionInfo } from '#contract/account.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { subscriptionPath } from '#web/lib/subscription-path.ts'

export function HomeSubscriptions({ subscriptions }: { subscriptions: readonly SubscriptionInfo[] }) {
  return (
    <ul className="tiles">
      {subscriptions.map((subscription) => (
        <SubscriptionTile key={subscription.subscriptionName} subscription={subscription} />
      ))}
    </ul>
  )
}

function SubscriptionTile({ subscription }: { subscription: SubscriptionInfo }) {
  const t = useText()
  const { subscriptionName, subscriptionAbbrName, subscriptionImagePath } = subscription
  return (
    <li className="tile tile-subscription">
      <Link to={subscriptionPath(subscription)} aria-label={t('home.browseSubscription', { name: subscriptionName })}>
        {subscriptionImagePath ? (
          <img src={subscriptionImagePath} alt="" width={56} height={40} />
        ) : (
          <bdi className="subscription-mark" dir="ltr" aria-hidden="true">
            {subscriptionAbbrName}
          </bdi>
        )}
        <bdi>{subscriptionName}</bdi>
      </Link>
    </li>
  )
}
