import type { ReactNode } from 'react'
import type { AwaitedComparison } from '#contract/documents/awaited-comparisons.ts'
import { comparison as comparisonApi } from '#contract/documents/comparison.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { MakingStep } from '../frame/making-step.tsx'
import { RedlineLink } from '../redline/redline-link.tsx'
import './home-comparisons.css'

/** Interval at which home looks for the results that are being made. */
const LOOK_INTERVAL_MS = 15_000

/** Lists at home what somebody wants to be told of. What stands below comes with it, and is not moved by it. */
export function HomeComparisons({ children }: { children: ReactNode }) {
  const t = useText()
  const { data, error } = useEndpoint(
    comparisonApi.awaited,
    {},
    {
      revalidateOnFocus: false,
      refreshInterval: (latest) => (latest?.result.some(({ state }) => state === 'making') ? LOOK_INTERVAL_MS : 0),
    },
  )
  if (!data && !error) return null
  return (
    <>
      {data && data.result.length > 0 && (
        <section aria-labelledby="home-comparisons">
          <h2 id="home-comparisons">{t('comparison.awaitedHome')}</h2>
          <ul className="home-comparisons">
            {data.result.map((one) => (
              <AwaitedLine key={one.id} awaited={one} />
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  )
}

function AwaitedLine({ awaited }: { awaited: AwaitedComparison }) {
  const t = useText()
  const { run, pending } = useCommand(comparisonApi.dropAwaited, { refresh: [comparisonApi.awaited] })
  const { id, view, state, progress, older, newer } = awaited
  const name = t('comparison.title', { older: older.designationNo, newer: newer.designationNo })
  const drop = () => run({ id }).catch(() => notify.error(t('comparison.dropAwaitedFailed')))
  return (
    <li>
      <span className="home-comparison-name">
        {view === 'redline' ? (
          <RedlineLink pair={{ older: older.id, newer: newer.id }} designation={newer.designationNo}>
            <PairName awaited={awaited} /> {t('comparison.redlinePdf')}
          </RedlineLink>
        ) : (
          <Link to={pathOf(awaited)}>
            <PairName awaited={awaited} /> {view === 'report' && t('comparison.report')}
          </Link>
        )}
      </span>
      {state === 'making' && progress ? (
        <MakingStep progress={progress} />
      ) : (
        <p className="making-step">{t(`comparison.awaitedState.${state}`)}</p>
      )}
      <button
        type="button"
        className="icon-button"
        disabled={pending}
        aria-label={t('comparison.dropAwaited', { name })}
        onClick={() => void drop()}
      >
        <Icon shape="CloseOutlined" aria-hidden="true" />
      </button>
    </li>
  )
}

const PairName = ({ awaited: { older, newer } }: { awaited: AwaitedComparison }) => (
  <>
    <Designation>{older.designationNo}</Designation>
    <span className="home-comparison-arrow">→</span>
    <Designation>{newer.designationNo}</Designation>
  </>
)

function pathOf({ view, older, newer }: AwaitedComparison): string {
  const pair = { older: older.id, newer: newer.id }
  return view === 'report' ? paths.changeReport(pair) : paths.compare({ ...pair, ...(view !== 'pages' && { format: 'HTML' }) })
}
