import type { MouseEvent } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hitsOf } from './hits.ts'
import './documents.css'

/** The way out of a document: to the results that led here, at their place, else to a search for its words, else home. */
function useWayBack() {
  const t = useText()
  const { search, state } = useLocation()
  const scope = useAccount().contentSecurity['drm-view'] ? 'subscribed' : 'all'
  const hits = hitsOf(state)
  const words = new URLSearchParams(search).get('q') ?? hits?.q
  if (hits?.from) return { label: t('documents.backToResults', { count: hits.total }), ...hits.from }
  if (words) return { label: t('documents.backToSearch'), path: paths.search(scope, { content: words }) }
  return { label: t('shell.home'), path: paths.home() }
}

export function BackToResults({ short }: { short: boolean }) {
  const { direction } = useLocale()
  const navigate = useNavigate()
  const { label, path, entry } = useWayBack()
  const go = (event: MouseEvent) => {
    const steps = (entry ?? Number.NaN) - Number(window.history.state?.idx)
    if (!(steps < 0) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The entry of the results knows how far they were scrolled; a new one would begin at the top.
    navigate(steps)
  }
  return (
    <Link to={path} className="button reader-tool reading-back" data-kind="text" aria-label={label} title={label} onClick={go}>
      <Icon shape={direction === 'rtl' ? 'ArrowRightOutlined' : 'ArrowLeftOutlined'} aria-hidden="true" />
      {!short && <span>{label}</span>}
    </Link>
  )
}
