import { account } from '#contract/account.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { RecordsForm } from './records-form.tsx'

/** All that the account may open. */
const LIBRARY = 'library'

/** Records of many titles for the catalog of a library. */
export function LibraryRecords() {
  const t = useText()
  const { data } = useEndpoint(account.subscriptions, {}, { revalidateIfStale: false })
  const publishers = (data?.yourSubscriptions ?? []).map(({ subscriptionInfo: { publisherSearchKey, subscriptionName } }) => ({
    value: publisherSearchKey,
    label: subscriptionName,
  }))
  return (
    <>
      <div className="search-head">
        <h1>{t('citations.records')}</h1>
      </div>
      <p className="quiet library-records-about">{t('citations.recordsAbout')}</p>
      <RecordsForm titles={[{ value: LIBRARY, label: t('citations.recordsAll') }, ...publishers]} />
    </>
  )
}
