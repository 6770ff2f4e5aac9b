import { account } from '#contract/account.ts'
import { tracking } from '#contract/tracking.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { isTrackerDown } from './is-tracker-down.ts'
import { TrackerFailure } from './tracker-failure.tsx'

/** Lists tracked publishers and those that the person subscribes to. */
function usePublishers() {
  const tracked = useEndpoint(tracking.publishers, {})
  const { data: subscriptions } = useEndpoint(account.subscriptions, {}, { revalidateIfStale: false })
  const on = new Set(tracked.data?.map(({ publisherCode }) => publisherCode))
  const names = new Map(tracked.data?.map(({ publisherCode, publisherName }) => [publisherCode, publisherName]))
  for (const { subscriptionInfo } of subscriptions?.yourSubscriptions ?? [])
    names.set(subscriptionInfo.publisherSearchKey, subscriptionInfo.subscriptionName)
  const publishers = [...names].map(([code, name]) => ({ code, name, on: on.has(code) }))
  return { ...tracked, publishers: publishers.sort((a, b) => a.name.localeCompare(b.name)) }
}

export function TrackedPublishers() {
  const t = useText()
  const { data, error, mutate, publishers } = usePublishers()
  const update = useCommand(tracking.updatePublisher, { refresh: [tracking.publishers] })
  const failed = (failure: unknown) => notify.error(t(isTrackerDown(failure) ? 'tracking.unavailable' : 'tracking.failed'))
  async function change(publisherCode: string, name: string, trackingFlag: boolean) {
    await update.run({ publisherCode, trackingFlag })
    notify.success(t(trackingFlag ? 'tracking.on' : 'tracking.off', { designation: name }))
  }
  return (
    <section aria-labelledby="tracked-publishers">
      <h2 id="tracked-publishers">{t('tracking.publishers')}</h2>
      <p className="quiet">{t('tracking.publishersText')}</p>
      {!data && error && <TrackerFailure error={error} onRetry={() => void mutate()} />}
      <ul className="switches">
        {data &&
          publishers.map(({ code, name, on }) => (
            <li key={code}>
              <Switch label={name} on={on} onChange={(next) => void change(code, name, next).catch(failed)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
