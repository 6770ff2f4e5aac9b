import { type ReactNode, useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePathToCurrent } from '../use-path-to-point.ts'

/** Opens points in their documents, or says why one is not open; access is asked for at that moment. */
export function useOpening(noAccess: ReactNode) {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const pathOf = usePathToCurrent()
  const [refused, setRefused] = useState<CompassPoint>()
  async function open(point: CompassPoint) {
    try {
      const { entitled } = await call(documents.verify, { contentCode: point.contentCode })
      if (entitled) navigate(pathOf(point))
      else setRefused(point)
    } catch {
      notify.error(t('points.notOpened'))
    }
  }
  const close = () => setRefused(undefined)
  const dialog = refused && (
    <Dialog
      title={t('points.notEntitledTitle')}
      onClose={close}
      actions={
        <Button type="primary" onClick={close}>
          {t('shell.close')}
        </Button>
      }
    >
      {noAccess}
    </Dialog>
  )
  return { open: (point: CompassPoint) => void open(point), dialog }
}
