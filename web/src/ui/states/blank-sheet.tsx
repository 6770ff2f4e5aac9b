import { useText } from '#web/lib/i18n/i18n.tsx'

/** Sheet that says that the document is being opened, in the place of its first page. */
export function BlankSheet() {
  const t = useText()
  const label = t('documents.loading')
  return (
    <div className="blank-sheet" role="status">
      {/* The texts may be on their way too. */}
      <p>{label === 'documents.loading' ? '' : label}</p>
    </div>
  )
}
