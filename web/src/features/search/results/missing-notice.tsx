import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SearchResults } from '#contract/search.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { StatusBadge } from '#web/ui/text/status-badge.tsx'

interface MissingNoticeProps {
  missing: NonNullable<SearchResults['missing']>
  action?: ReactNode
}

/** Notice that the library does not hold a number, with the nearest ones it holds. */
export function MissingNotice({ missing: { designationNo, nearest }, action }: MissingNoticeProps) {
  const t = useText()
  const rich = useRichText()
  return (
    <section className="missing" aria-labelledby="missing">
      <p id="missing" className="state-title">
        {rich('search.missing', { designation: <Designation>{designationNo}</Designation> })}
      </p>
      {action}
      {nearest.length > 0 && (
        <>
          <p id="nearest">{t('search.nearest')}</p>
          <ul className="nearest" aria-labelledby="nearest">
            {nearest.map(({ contentCode, designationNo: near, documentTitle, status, standing }) => (
              <li key={contentCode}>
                <Link to={paths.document(contentCode)}>
                  <Designation>{near}</Designation> <Markup text={documentTitle} />
                </Link>
                {standing ? <StandingBadge standing={standing} /> : <StatusBadge status={status} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
