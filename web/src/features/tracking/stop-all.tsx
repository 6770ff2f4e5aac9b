import { tracking } from '#contract/tracking.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { isTrackerDown } from './is-tracker-down.ts'

const CHANGED = [tracking.page, tracking.documents, tracking.marks, tracking.publishers]

export function StopAll({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { run, pending } = useCommand(tracking.unsubscribe, { refresh: CHANGED })
  async function stop() {
    try {
      const { count } = await run({})
      notify.success(t('tracking.stopped', { count }))
      onDone()
    } catch (error) {
      notify.error(t(isTrackerDown(error) ? 'tracking.unavailable' : 'tracking.failed'))
    }
  }
  const actions = (
    <>
      <Button onClick={onDone}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={pending} onClick={() => void stop()}>
        {t('tracking.stopAll')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('tracking.stopAllTitle')} actions={actions} onClose={onDone}>
      {t('tracking.stopAllText')}
    </Dialog>
  )
}
