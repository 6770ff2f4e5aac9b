import { useState } from 'react'
import { account } from '#contract/account.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { points } from '#contract/points/points.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { usePublisherName } from '#web/lib/names/use-publisher-name.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import { inputOfLevel, type LevelName, levelOfPublisher, settingsAt } from './setting-levels.ts'
import { SettingsForm } from './settings-form.tsx'
import '#web/ui/annotation/annotation.css'
import '../points.css'
import './settings.css'

const CHANGED = [
  pointSettings.settingLevels,
  pointSettings.settings,
  points.ofDocument,
  points.pageOfDocument,
  points.list,
  pointExchange.counts,
]

/** Settings of compass points, for administrators: of the tenant, the account, or the documents of a publisher. */
export function SettingsScreen() {
  const t = useText()
  const publisherName = usePublisherName()
  const { accountName } = useAccount()
  const { tenantName } = useTenant()
  const { data, error, mutate } = useEndpoint(pointSettings.settingLevels, {}, { revalidateOnFocus: false })
  const { data: subscriptions } = useEndpoint(account.subscriptionList, {}, { revalidateIfStale: false })
  const saving = useCommand(pointSettings.saveSettings, { refresh: CHANGED })
  const forgetSearches = useForgetSearches()
  const [level, setLevel] = useState<LevelName>('account')
  const [isAsked, setAsked] = useState(false)
  if (!data)
    return error ? (
      <ErrorState title={t('points.settings.notLoaded')} onRetry={() => void mutate()} />
    ) : (
      <Skeleton lines={[35, 80, 30, 70]} />
    )
  const { own, holding } = settingsAt(data, level)
  const subscribed = (subscriptions?.yourSubscriptions ?? []).map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey)
  const publishers = [...new Set([...data.publishers.map(({ publisher }) => publisher), ...subscribed])].filter(Boolean).sort()
  const isSet = (name: LevelName) => settingsAt(data, name).own !== undefined
  const named = (value: LevelName, name: string) => ({
    value,
    label: isSet(value) ? t('points.settings.levelSet', { name }) : name,
  })
  const levels = [
    ...(data.mayChangeTenant ? [named('tenant', t('points.settings.levelTenant', { name: tenantName }))] : []),
    named('account', t('points.settings.levelAccount', { name: accountName })),
    ...publishers.map((code) =>
      named(levelOfPublisher(code), t('points.settings.levelPublisher', { name: publisherName(code) })),
    ),
  ]
  async function save(settings: typeof holding | undefined) {
    setAsked(false)
    try {
      await saving.run({ ...inputOfLevel(level), ...(settings && { settings }) })
      forgetSearches()
      notify.success(t('points.settings.saved'))
    } catch {
      notify.error(t('points.settings.notSaved'))
    }
  }
  return (
    <>
      <p className="annotations-hint">{t('points.settings.what')}</p>
      <div className="point-settings-level">
        <Select label={t('points.settings.level')} value={level} options={levels} onChange={setLevel} />
        <span>{t(own ? 'points.settings.isSet' : 'points.settings.isNotSet')}</span>
      </div>
      <SettingsForm
        key={`${level} ${JSON.stringify(holding)}`}
        settings={holding}
        isOwn={own !== undefined}
        isSaving={saving.pending}
        onSave={(settings) => void save(settings)}
        onReset={() => setAsked(true)}
      />
      {isAsked && (
        <Dialog
          title={t('points.settings.resetTitle')}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{t('shell.cancel')}</Button>
              <Button type="primary" onClick={() => void save(undefined)}>
                {t('points.settings.reset')}
              </Button>
            </>
          }
        >
          {t('points.settings.resetText')}
        </Dialog>
      )}
    </>
  )
}
