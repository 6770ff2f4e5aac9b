import type { ReactNode } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { MissingNotice } from './missing-notice.tsx'

export interface NoResultsProps {
  text: string
  found: Pick<SearchResults, 'didYouMean' | 'missing'>
  /** path to the same search in all content, if this one is narrower */
  wider: string | undefined
  /** path to the same search without refinements, if there are any */
  unrefined?: string
  hrefOf: (text: string) => string
  /** renders an action for a missing number */
  onMissing?: (designationNo: string) => ReactNode
  onFeedback?: () => void
}

/** Suggestions for a search without results; the heading of the page says that there are none. */
export function NoResults({ text, found, wider, unrefined, hrefOf, onMissing, onFeedback }: NoResultsProps) {
  const t = useText()
  const { didYouMean, missing } = found
  return (
    <div className="state no-results">
      {missing && <MissingNotice missing={missing} action={onMissing?.(missing.designationNo)} />}
      <DidYouMean texts={didYouMean} hrefOf={hrefOf} />
      {text !== '' && !missing && (
        <ul className="suggestions">
          <li>{t('search.suggestion.spelling')}</li>
          <li>{t('search.suggestion.designation')}</li>
          {wider && <li>{t('search.suggestion.scope')}</li>}
        </ul>
      )}
      <div className="no-results-actions">
        {unrefined && (
          <Link to={unrefined} className="plain-button">
            {t('refinement.without')}
          </Link>
        )}
        {wider && (
          <Link to={wider} className="plain-button">
            {t('search.tryAll')}
          </Link>
        )}
        {onFeedback && <Button onClick={onFeedback}>{t('search.tellUs')}</Button>}
      </div>
    </div>
  )
}
