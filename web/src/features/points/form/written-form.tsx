import { useRef, useState } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { AnnotationConflict } from '#web/ui/annotation/annotation-conflict.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { WrittenPoint } from '../saving/point-draft.ts'
import type { PointDrafts } from '../saving/use-point-drafts.ts'
import { type PointFieldTexts, type PointFormField, sameTexts, textsOfPoint } from '../texts/point-fields.ts'
import { RichText } from '../texts/rich-text.tsx'
import { useLeaving } from './left-form.ts'
import { PointForm } from './point-form.tsx'
import './form.css'

interface WrittenFormProps {
  point: WrittenPoint
  /** texts that the server has; empty ones for a new point */
  before: PointFieldTexts
  fields: readonly PointFormField[]
  audience: 'account' | 'own'
  isCalled: boolean
  drafts: Pick<PointDrafts, 'type' | 'save' | 'drop' | 'settle'>
}

/** Form of a point that is being written, with where its texts are kept. */
export function WrittenForm({ point, before, fields, audience, isCalled, drafts }: WrittenFormProps) {
  const t = useText()
  const { accountName } = useAccount()
  const [isLeaving, setLeaving] = useState(false)
  const { draft, saving, isKept, other } = point
  const { annotationId: id, version } = draft
  // Typed text is shown at once, whatever becomes of the draft meanwhile.
  const [texts, setTexts] = useState(draft.texts)
  const [round, setRound] = useState(0)
  const said = {
    typed: '',
    saving: '',
    kept: t('points.kept'),
    refused: t('points.refused'),
    inactive: t('points.inactiveElsewhere'),
    conflict: '',
  }[saving]
  const cancel = () => (sameTexts(before, texts) ? drafts.drop(id) : setLeaving(true))
  const place = useRef<HTMLDivElement>(null)
  useLeaving(place, id)
  return (
    <div ref={place}>
      <PointForm
        key={round}
        fields={fields}
        texts={texts}
        label={t(version === undefined ? 'points.new' : 'points.edit')}
        audience={audience === 'account' ? t('points.audienceAccount', { account: accountName }) : t('points.audienceOwn')}
        isCalled={isCalled}
        isSaving={saving === 'saving'}
        onChange={(next) => {
          setTexts(next)
          drafts.type(id, next)
        }}
        onSave={() => (saving === 'conflict' ? drafts.settle(id, 'mine') : void drafts.save(id))}
        onCancel={cancel}
      >
        {(said || !isKept) && (
          <p role="alert" className="annotation-status point-said" data-bad>
            {isKept ? said : t('points.notKept')}
          </p>
        )}
        {saving === 'conflict' && other && (
          <OtherTexts
            other={other}
            fields={fields}
            onMine={() => drafts.settle(id, 'mine')}
            onTheirs={() => {
              setTexts(textsOfPoint(fields, other))
              setRound(round + 1)
              drafts.settle(id, 'theirs')
            }}
          />
        )}
      </PointForm>
      {isLeaving && (
        <Dialog
          title={t('points.discardTitle')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button onClick={() => setLeaving(false)}>{t('points.keepEditing')}</Button>
              <Button type="primary" onClick={() => drafts.drop(id)}>
                {t('points.discard')}
              </Button>
            </>
          }
        >
          {t('points.discardText')}
        </Dialog>
      )}
    </div>
  )
}

interface OtherTextsProps {
  other: CompassPoint
  fields: readonly PointFormField[]
  onMine: () => void
  onTheirs: () => void
}

/** Texts of the one who saved first, beside one's own in the form. */
function OtherTexts({ other, fields, onMine, onTheirs }: OtherTextsProps) {
  const t = useText()
  return (
    <AnnotationConflict
      title={t('points.conflict')}
      actions={
        <>
          <Button className="annotation-act" onClick={onMine}>
            {t('points.keepMine')}
          </Button>
          <Button className="annotation-act" onClick={onTheirs}>
            {t('points.takeTheirs')}
          </Button>
        </>
      }
    >
      {fields.map(({ id, label }) => (
        <div key={id}>
          <strong>{t(label)}</strong>
          <RichText text={other[id]} isRich={other.richText.includes(id)} />
        </div>
      ))}
    </AnnotationConflict>
  )
}
