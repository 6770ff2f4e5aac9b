import { useId } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import './link-field.css'

/** The link of a point, to be copied by hand where the browser does not copy. */
export function LinkField({ link, onCopy }: { link: string; onCopy: () => void }) {
  const t = useText()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t('points.send.link')}</label>
      <div className="point-link">
        <input id={id} value={link} dir="ltr" readOnly onFocus={(event) => event.target.select()} />
        <Button onClick={onCopy}>{t('points.share')}</Button>
      </div>
    </div>
  )
}
