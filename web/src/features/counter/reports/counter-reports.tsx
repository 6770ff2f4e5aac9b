import { reportFiles } from '#contract/counter/report-files.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AccountChoice } from '../account-choice.tsx'
import { ReportForm } from './report-form.tsx'
import { RestatedMonths } from './restated-months.tsx'
import '../counter.css'
import './reports.css'

interface CounterReportsProps {
  /** account of the address; absent: one's own */
  accountId: string | undefined
  onAccount: (accountId: string) => void
}

/** Reports of COUNTER as files, and where programs find them. */
export function CounterReports({ accountId, onAccount }: CounterReportsProps) {
  const t = useText()
  const { authorities } = useAccount()
  const { data, error, mutate } = useEndpoint(reportFiles.reportMonths, { accountId })
  const isUnknown = error?.problem.code === 'no-such-account'
  return (
    <>
      <div className="search-head">
        <h1>{t('counter.reports')}</h1>
      </div>
      <p className="quiet counter-about">{t('counter.reportsAbout')}</p>
      {authorities.includes('ADMIN') && <AccountChoice key={accountId} accountId={accountId} onAccount={onAccount} />}
      {data && (
        <p>
          {t('counter.account')}: <bdi>{data.accountName}</bdi> (<code dir="ltr">{data.accountId}</code>)
        </p>
      )}
      {data?.months && <ReportForm key={data.accountId} accountId={data.accountId} months={data.months} />}
      {data && !data.months && <EmptyState title={t('counter.noMonths')} />}
      {isUnknown && <EmptyState title={t('counter.noAccount')} />}
      {!data && error && !isUnknown && <ErrorState title={t('counter.reportsNotLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70]} />}
      {data && data.restated.length > 0 && <RestatedMonths restated={data.restated} />}
      {data && (
        <>
          <h2>{t('counter.programs')}</h2>
          <p className="counter-about">{t('counter.programsAbout')}</p>
          <p>
            <code dir="ltr" className="counter-name">{`${location.origin}/r51`}</code>
          </p>
          <p>
            <Link to={paths.accountKeys({ account: data.accountId })}>{t('counter.title')}</Link>
          </p>
        </>
      )}
    </>
  )
}
