import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { useNavigate } from '#web/lib/router/router.tsx'
import { PageJump } from './page-jump.tsx'
import { pageWindow } from './page-window.ts'

/** With no more pages than this there is no field to jump. */
const MAX_PAGES_WITHOUT_JUMP = 7

interface PagerProps {
  /** counts from 0 */
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** Page links, so that a page of results can be opened in a tab or shared. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const navigate = useNavigate()
  if (pages < 2) return null
  const step = (to: number, label: string, rel: 'prev' | 'next') =>
    to >= 0 && to < pages ? (
      <Link to={hrefOf(to)} rel={rel} className="pager-step">
        {label}
      </Link>
    ) : (
      <span className="pager-step" aria-hidden="true">
        {label}
      </span>
    )
  return (
    <nav className="pager" aria-label={t('search.pages')}>
      {step(page - 1, t('search.previous'), 'prev')}
      <ul>
        {pageWindow(page, pages).map((one, index) =>
          one === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, each with its place
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <Link
                to={hrefOf(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={t('search.page', { page: formatNumber(one + 1) })}
              >
                {formatNumber(one + 1)}
              </Link>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, t('search.next'), 'next')}
      {pages > MAX_PAGES_WITHOUT_JUMP && <PageJump pages={pages} onJump={(to) => navigate(hrefOf(to))} />}
    </nav>
  )
}
