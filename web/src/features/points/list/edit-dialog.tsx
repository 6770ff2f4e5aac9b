import { useEffect, useMemo } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { PointQuote } from '../form/point-quote.tsx'
import { WrittenForm } from '../form/written-form.tsx'
import { usePointDrafts } from '../saving/use-point-drafts.ts'
import { fieldsOf, textsOfPoint } from '../texts/point-fields.ts'

interface EditDialogProps {
  point: CompassPoint
  onSaved: () => void
  onClose: () => void
}

/** Edits a point outside of its document; a draft that was left behind goes on here. */
export function EditDialog({ point, onSaved, onClose }: EditDialogProps) {
  const t = useText()
  const { compassPointID: id, contentCode, selectionMetadata, version } = point
  const { data: settings, error } = useEndpoint(pointSettings.settings, { contentID: contentCode })
  const fields = useMemo(() => (settings ? fieldsOf(settings) : []), [settings])
  const drafts = usePointDrafts(fields, () => {
    notify.success(t('points.saved'))
    onSaved()
    onClose()
  })
  const { savers, start, resume, stop } = drafts
  useEffect(() => {
    if (!settings) return
    resume(contentCode)
    start({ contentId: contentCode, annotationId: id, texts: textsOfPoint(fieldsOf(settings), point), version })
  }, [settings, resume, start, contentCode, id, point, version])
  const written = savers.get(id)
  return (
    <Dialog
      title={`${t('points.edit')}: ${point.designation}`}
      onClose={onClose}
      actions={error && <Button onClick={onClose}>{t('shell.close')}</Button>}
    >
      <div className="point-details">
        {selectionMetadata.selectionText && <PointQuote text={selectionMetadata.selectionText} />}
        {error && <p className="annotation-hint">{t('points.notLoaded')}</p>}
        {!settings && !error && <Skeleton lines={[60, 90, 40]} />}
        {settings && written && (
          <WrittenForm
            saver={written}
            before={textsOfPoint(fields, point)}
            fields={fields}
            audience={settings.audience}
            isCalled
            onLeave={() => {
              stop(id)
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
