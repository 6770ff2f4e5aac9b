import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { type REPORTS, reports } from '#contract/reports.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReportMailChoice } from './report-mail-choice.tsx'
import './report.css'

/** SWR settings for an address that is valid once: fetched when the page opens, never while it is shown. */
const FETCH_ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, dedupingInterval: 0 }

/** width of both borders of the frame */
const BORDERS = 2

/** Gives the frame the height of a report of our own, so that the page alone scrolls; what has another origin scrolls in its frame. */
function fitHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  if (!body) return
  const measure = () => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height) + BORDERS}px`
  }
  measure()
  new ResizeObserver(measure).observe(body)
}

interface ReportProps {
  readonly reportId: (typeof REPORTS)[number]
  readonly title: MessageKey
  /** days that the address of the page names */
  readonly days?: { readonly from?: string; readonly to?: string }
}

/** Embeds a report; reloads it when language or theme change, since the address contains both. */
export function Report({ reportId, title, days = {} }: ReportProps) {
  const t = useText()
  const { language } = useLocale()
  const theme = useAppearance().dark ? 'dark' : 'light'
  return (
    <>
      <div className="search-head">
        <h1>{t(title)}</h1>
        {reportId === 'usage' && <ReportMailChoice />}
      </div>
      <Frame key={`${language} ${theme}`} title={t(title)} report={{ reportId, language, theme, ...days }} />
    </>
  )
}

function Frame({ title, report }: { title: string; report: CallInputOf<typeof reports.embed> }) {
  const t = useText()
  const { data, error, isValidating, mutate } = useEndpoint(reports.embed, report, { ...FETCH_ONCE, revalidateOnMount: true })
  const address = isValidating ? undefined : data?.EmbedUrl
  return (
    <>
      {address && (
        <iframe
          className="report"
          title={title}
          src={address}
          referrerPolicy="strict-origin"
          onLoad={({ currentTarget }) => fitHeight(currentTarget)}
        />
      )}
      {error && !isValidating && (
        <ErrorState title={t('reports.notShown')} onRetry={() => void mutate().catch(() => undefined)} />
      )}
      {!address && (isValidating || !error) && (
        <div className="report-wait">
          <Skeleton lines={[60, 80, 70, 40]} />
        </div>
      )}
    </>
  )
}
