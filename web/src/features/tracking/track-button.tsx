import { useCallback, useState } from 'react'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { MarkSource } from '#web/lib/use-marks.ts'
import { Hint } from '#web/ui/controls/hint.tsx'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isTrackerDown } from './is-tracker-down.ts'
import { useTracking } from './use-tracking.ts'

interface TrackButtonProps {
  /** content codes of the family's editions and translations, the document's own first */
  codes: readonly string[]
  designation: string
  /** key that presses it */
  shortcut?: string
  /** its mark, where it is known already */
  known?: MarkSource
}

export function TrackButton({ codes, designation, shortcut, known }: TrackButtonProps) {
  const t = useText()
  const access = useListAccess('TRACKER')
  const signIn = useExternalSignIn()
  const { marked, pending, toggle } = useTracking(codes, access === 'own', known)
  const [down, setDown] = useState(false)
  const close = useCallback(() => setDown(false), [])
  if (access === 'none') return null
  async function press() {
    setDown(false)
    try {
      await toggle()
      notify.success(t(marked ? 'tracking.off' : 'tracking.onStandard', { designation }))
    } catch (error) {
      if (isTrackerDown(error)) setDown(true)
      else notify.error(t('tracking.failed'))
    }
  }
  return (
    <Hint text={down ? t('tracking.unavailable') : undefined} onClose={close}>
      <ToolButton
        label={t('tracking.mark', { designation })}
        hint={t(access === 'sign-in' ? 'tracking.signIn' : marked ? 'tracking.stop' : 'tracking.start')}
        pressed={marked}
        pending={pending}
        shortcut={shortcut}
        icon={marked ? <Icon shape="BellFilled" aria-hidden="true" /> : <Icon shape="BellOutlined" aria-hidden="true" />}
        onPress={() => (access === 'own' ? void press() : signIn())}
      />
    </Hint>
  )
}
