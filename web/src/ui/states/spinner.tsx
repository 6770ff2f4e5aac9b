import { useText } from '#web/lib/i18n/i18n.tsx'

/** Placeholder for content of unknown shape. Its style delays it by 200 ms, so that short waits show nothing. */
export function Spinner() {
  const t = useText()
  const label = t('shell.loading')
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span className="visually-hidden">{label === 'shell.loading' ? '' : label}</span>
    </div>
  )
}
