import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PointQuote } from '../form/point-quote.tsx'

interface SelectionDialogProps {
  before: string
  after: string
  /** the point as somebody else changed it meanwhile */
  other: CompassPoint | undefined
  problem: string | undefined
  isSaving: boolean
  onSave: () => void
  onUndo: () => void
}

/** Asks whether another selection of a point is kept. */
export function SelectionDialog({ before, after, other, problem, isSaving, onSave, onUndo }: SelectionDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('points.moveTitle')}
      onClose={onUndo}
      actions={
        <>
          <Button disabled={isSaving} onClick={onUndo}>
            {t('points.undo')}
          </Button>
          <Button type="primary" data-enter aria-disabled={isSaving || undefined} onClick={() => isSaving || onSave()}>
            {t(isSaving ? 'points.saving' : 'points.save')}
          </Button>
        </>
      }
    >
      <dl className="point-selections">
        <dt>{t('points.before')}</dt>
        <dd>
          <PointQuote text={before} />
        </dd>
        <dt>{t('points.after')}</dt>
        <dd>
          <PointQuote text={after} />
        </dd>
      </dl>
      {other && <p role="alert">{t('points.moveConflict')}</p>}
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  )
}
