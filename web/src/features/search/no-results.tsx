import { Link } from 'react-router-dom'
import { SEARCH_TEXT_LIMIT } from '#contract/search.ts'
import { useText } from '#web/lib/i18n.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { cutText } from './search-url.ts'

interface NoResultsProps {
  text: string
  /** the same search in all content, where this one was narrower */
  wider: string | undefined
}

export function NoResults({ text, wider }: NoResultsProps) {
  const t = useText()
  const cut = text.length >= SEARCH_TEXT_LIMIT ? `${cutText(text, SEARCH_TEXT_LIMIT)}…` : text
  const action = wider && (
    <Link to={wider} className="plain-button">
      {t('search.tryAll')}
    </Link>
  )
  if (text === '' || text === '*') return <EmptyState title={t('search.noneAtAll')} action={action} />
  return (
    <EmptyState title={t('search.none', { text: cut })} action={action}>
      <ul className="suggestions">
        <li>{t('search.suggestion.spelling')}</li>
        <li>{t('search.suggestion.designation')}</li>
        {wider && <li>{t('search.suggestion.scope')}</li>}
      </ul>
    </EmptyState>
  )
}
