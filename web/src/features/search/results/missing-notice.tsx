import type { ReactNode } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'

interface MissingNoticeProps {
  missing: NonNullable<SearchResults['missing']>
  action?: ReactNode
}

/** Way on from a number that the library does not hold: to be notified, and the nearest numbers that it holds. */
export function MissingNotice({ missing: { nearest }, action }: MissingNoticeProps) {
  const t = useText()
  return (
    <div className="missing">
      {action}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{t('search.nearest')}</h2>
          <ul className="nearest">
            {nearest.map(({ contentCode, designationNo, documentTitle, status, standing }) => (
              <li key={contentCode}>
                <Link to={paths.document(contentCode)}>
                  <Designation>{designationNo}</Designation> <Markup text={documentTitle} />
                </Link>
                <StandingBadge standing={knownStanding({ standing, status })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
