import { useText } from '#web/lib/i18n/i18n.tsx'
import './documents.css'

/** Sheet that says that the document is being opened, in the place of its first page. */
export function BlankSheet() {
  const t = useText()
  return (
    <div className="blank-sheet" role="status">
      <p>{t('documents.loading')}</p>
    </div>
  )
}
