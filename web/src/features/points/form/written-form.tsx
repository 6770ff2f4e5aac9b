import { useRef, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useSaving } from '#web/lib/drafts/use-draft-savers.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PointSaver } from '../saving/point-draft.ts'
import { type PointFieldTexts, type PointFormField, sameTexts } from '../texts/point-fields.ts'
import { useLeaving } from './left-form.ts'
import { OtherTexts } from './other-texts.tsx'
import { PointForm } from './point-form.tsx'
import './form.css'

interface WrittenFormProps {
  saver: PointSaver
  /** texts that the server has; empty ones for a new point */
  before: PointFieldTexts
  fields: readonly PointFormField[]
  audience: 'account' | 'own'
  isCalled: boolean
  /** called when the person no longer wants to write it */
  onLeave: () => void
}

/** Form of a point that is being written, with where its texts are kept. */
export function WrittenForm({ saver, before, fields, audience, isCalled, onLeave }: WrittenFormProps) {
  const t = useText()
  const { accountName } = useAccount()
  const [isLeaving, setLeaving] = useState(false)
  const { draft, state, isKept, other } = useSaving(saver)
  const { annotationId: id, version, texts } = draft
  const said = {
    saved: '',
    typed: '',
    tooLong: '',
    saving: '',
    kept: t('points.kept'),
    refused: t('points.refused'),
    inactive: t('points.inactiveElsewhere'),
    conflict: '',
  }[state]
  const discard = () => {
    saver.drop()
    onLeave()
  }
  const place = useRef<HTMLDivElement>(null)
  useLeaving(place, id)
  return (
    <div ref={place}>
      <PointForm
        fields={fields}
        texts={texts}
        label={t(version === undefined ? 'points.new' : 'points.edit')}
        audience={audience === 'account' ? t('points.audienceAccount', { account: accountName }) : t('points.audienceOwn')}
        isCalled={isCalled}
        isSaving={state === 'saving'}
        onChange={(next) => saver.write((one) => ({ ...one, texts: next }))}
        onSave={() => saver.save()}
        onCancel={() => (sameTexts(before, texts) ? discard() : setLeaving(true))}
        question={state === 'conflict' && other && <OtherTexts {...{ saver, fields, texts, other }} />}
      >
        {(said || !isKept) && (
          <p role="alert" className="annotation-status point-said" data-bad>
            {isKept ? said : t('points.notKept')}
          </p>
        )}
      </PointForm>
      {isLeaving && (
        <Dialog
          title={t('points.discardTitle')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button onClick={() => setLeaving(false)}>{t('points.keepEditing')}</Button>
              <Button type="primary" onClick={discard}>
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
