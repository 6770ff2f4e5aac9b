import type { CallInputOf } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import type { REPORTS } from '#contract/reports.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './report.css'

/** An address is good once: it is asked for anew whenever the page is opened, and never while it is looked at. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, dedupingInterval: 0 }

/** Made anew when the page speaks another language or gets dark, as the address says both. */
export function Report({ reportId, title }: { reportId: (typeof REPORTS)[number]; title: MessageKey }) {
  const t = useText()
  const { language } = useLocale()
  const theme = useAppearance().dark ? 'dark' : 'light'
  return (
    <>
      <div className="search-head">
        <h1>{t(title)}</h1>
      </div>
      <Frame key={`${language} ${theme}`} title={t(title)} report={{ reportId, language, theme }} />
    </>
  )
}

function Frame({ title, report }: { title: string; report: CallInputOf<typeof api.reports.embed> }) {
  const t = useText()
  const { data, error, isValidating, mutate } = useEndpoint(api.reports.embed, report, { ...ONCE, revalidateOnMount: true })
  const address = isValidating ? undefined : data?.EmbedUrl
  return (
    <>
      {address && <iframe className="report" title={title} src={address} referrerPolicy="strict-origin" />}
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
