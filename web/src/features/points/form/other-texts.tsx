import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AnnotationConflict } from '#web/ui/annotation/annotation-conflict.tsx'
import type { PointSaver } from '../saving/point-draft.ts'
import { type PointFieldTexts, type PointFormField, readField, textsOfPoint } from '../texts/point-fields.ts'

interface OtherTextsProps {
  saver: PointSaver
  fields: readonly PointFormField[]
  /** texts in the form */
  texts: PointFieldTexts
  /** the point as it was saved first */
  other: CompassPoint
}

/** Texts of the one who saved first, word by word against those in the form, with the choice between them. */
export function OtherTexts({ saver, fields, texts, other }: OtherTextsProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const theirs = textsOfPoint(fields, other)
  const name = other.modifiedUserName
  const date = formatDate(other.modifiedDate, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <AnnotationConflict
      title={name ? t('points.conflictBy', { name, date }) : t('points.conflict', { date })}
      isCalled
      texts={fields.map((field) => ({
        id: field.id,
        label: t(field.label),
        mine: readField(field, texts[field.id]),
        other: readField(field, theirs[field.id]),
      }))}
      onKeepMine={() => saver.replaceOther()}
      onTakeOther={() => saver.acceptOther()}
    />
  )
}
