import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useWaiting, WaitingNote } from '../review/waiting-note.tsx'
import './counts.css'

const NO_DOCUMENTS = { contentCodes: [] }

/** Says where the account has compass points, and how many wait for review. What stands below comes with it, and is not moved by it. */
export function HomePoints({ children }: { children: ReactNode }) {
  const { data, error } = useEndpoint(pointExchange.counts, NO_DOCUMENTS, { revalidateOnFocus: false })
  const waiting = useWaiting()
  const isKnown = (data || error) && (waiting.data || waiting.error)
  if (!isKnown) return null
  return (
    <>
      {data && data.total > 0 && <Points counts={data} />}
      {children}
    </>
  )
}

function Points({ counts: data }: { counts: OutputOf<typeof pointExchange.counts> }) {
  const t = useText()
  const { accountName } = useAccount()
  return (
    <section className="home-points" aria-labelledby="home-points">
      <h2 id="home-points">{t('points.of', { account: accountName })}</h2>
      <p>
        <Link to={pointPaths.list()}>{t('points.count', { count: data.total })}</Link>
        {' · '}
        {t('points.documents', { count: data.documents })}
      </p>
      <WaitingNote />
    </section>
  )
}
