import { useCallback, useMemo } from 'react'
import { FEEDBACK_STATES } from '#contract/feedback.ts'
import { FeedbackList } from '#web/features/feedback/feedback-list.tsx'
import type { FeedbackQuery } from '#web/features/feedback/feedback-query.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

const SIZE = 25
const DAY = /^\d{4}-\d{2}-\d{2}$/

function readUrl(search: string): { page: number; chosen: FeedbackQuery } {
  const asked = new URLSearchParams(search)
  const day = (name: string) => (DAY.test(asked.get(name) ?? '') ? (asked.get(name) as string) : undefined)
  const state = FEEDBACK_STATES.find((one) => one === asked.get('state'))
  const page = Number.parseInt(asked.get('page') ?? '', 10)
  return {
    page: page > 0 && page < 1_000_000 ? page : 0,
    chosen: { from: day('from'), to: day('to'), text: asked.get('text')?.slice(0, 200) || undefined, state },
  }
}

export function SearchFeedbackPage() {
  const t = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { page, chosen } = useMemo(() => readUrl(search), [search])
  const choose = useCallback((next: FeedbackQuery) => navigate(paths.searchFeedback({ ...next }), { replace: true }), [navigate])
  useTitle(t('feedback.listTitle'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <FeedbackList
        page={page}
        size={SIZE}
        chosen={chosen}
        onChoose={choose}
        pager={(pages) => (
          <Pager page={page} pages={pages} hrefOf={(to) => paths.searchFeedback({ ...chosen, page: to || undefined })} />
        )}
      />
    </main>
  )
}
