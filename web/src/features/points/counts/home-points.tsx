import { Link } from 'react-router-dom'
import { api } from '#contract/index.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { WaitingNote } from '../review/waiting-note.tsx'
import './counts.css'

const NO_DOCUMENTS = { contentCodes: [] }

/** Says where the account has compass points, and how many wait for review. */
export function HomePoints() {
  const t = useText()
  const { accountName } = useAccount()
  const { data } = useEndpoint(api.points.counts, NO_DOCUMENTS, { revalidateOnFocus: false })
  if (!data || data.total === 0) return null
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
