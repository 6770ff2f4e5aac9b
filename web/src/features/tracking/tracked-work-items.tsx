import { tracking } from '#contract/tracking.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { isTrackerDown } from './is-tracker-down.ts'

/** Switch of the work items: drafts and revisions, of whichever publisher. */
export function TrackedWorkItems() {
  const t = useText()
  const { data } = useEndpoint(tracking.workItem, {})
  const save = useCommand(tracking.saveWorkItem, { refresh: [tracking.workItem] })
  if (!data) return null
  async function change(on: boolean) {
    await save.run({ workItem: on ? 'true' : 'false' })
    notify.success(t('tracking.saved'))
  }
  const failed = (failure: unknown) => notify.error(t(isTrackerDown(failure) ? 'tracking.unavailable' : 'tracking.failed'))
  return (
    <section aria-labelledby="tracked-work-items">
      <h2 id="tracked-work-items">{t('tracking.workItems')}</h2>
      <p className="quiet">{t('tracking.workItemsText')}</p>
      <ul className="switches">
        <li>
          <Switch
            label={t('tracking.workItemsSwitch')}
            on={data.workItem === 'true'}
            onChange={(next) => void change(next).catch(failed)}
          />
        </li>
      </ul>
    </section>
  )
}
