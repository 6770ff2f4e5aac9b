import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { EmptyState } from './empty-state.tsx'

/** Says that a list ends before the page of the address, and leads to its first page. */
export function PastEnd({ first }: { first: string }) {
  const t = useText()
  return <EmptyState title={t('shell.pastEnd')} action={<Link to={first}>{t('shell.firstPage')}</Link>} />
}
