import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocumentPath } from './document-link.tsx'
import { type Hits, hitsOf } from './hits.ts'

/** The place in one document is none in the next. */
const ANYWHERE = { html: undefined, position: undefined }

/** Buttons to the previous and next result of the search that led here. */
export function HitSteps() {
  const t = useText()
  const { direction, formatNumber } = useLocale()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const hits = hitsOf(state)
  if (!hits) return null
  const go = (index: number) => {
    const hit = hits.hits[index]
    const query = new URLSearchParams(search).get('q') ?? undefined
    if (hit)
      navigate(pathOf(hit.contentCode, { page: hit.page, clause: hit.clause, q: query }), {
        replace: true,
        state: { ...hits, index, ...ANYWHERE } satisfies Hits & typeof ANYWHERE,
      })
  }
  const [back, forth] =
    direction === 'rtl'
      ? [<Icon shape="RightOutlined" key="b" />, <Icon shape="LeftOutlined" key="f" />]
      : [<Icon shape="LeftOutlined" key="b" />, <Icon shape="RightOutlined" key="f" />]
  const number = (hits.first ?? 0) + hits.index + 1
  return (
    <nav className="document-hits" aria-label={t('documents.hits')}>
      <span>{t('documents.hitOf', { number: formatNumber(number), total: formatNumber(hits.total) })}</span>
      <Button
        type="text"
        className="reader-tool"
        icon={back}
        aria-label={t('documents.previousHit')}
        disabled={hits.index === 0}
        onClick={() => go(hits.index - 1)}
      />
      <Button
        type="text"
        className="reader-tool"
        icon={forth}
        aria-label={t('documents.nextHit')}
        disabled={hits.index === hits.hits.length - 1}
        onClick={() => go(hits.index + 1)}
      />
    </nav>
  )
}
