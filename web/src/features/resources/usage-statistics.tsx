import { REPORT_KINDS } from '#contract/counter/report-kinds.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { PageLinks, ProgramAddress } from './resource-links.tsx'
import { ResourceSection } from './resource-section.tsx'

/** Reports of COUNTER, in the page and for programs that harvest them. */
export function UsageStatistics({ managesKeys }: { managesKeys: boolean }) {
  const t = useText()
  return (
    <ResourceSection id="usage-statistics" title={t('resources.usage')}>
      <p>{t('counter.reportsAbout')}</p>
      <ul lang="en" dir="ltr">
        {Object.values(REPORT_KINDS).map(({ id, name }) => (
          <li key={id}>
            {id}: {name}
          </li>
        ))}
      </ul>
      <p>{t('resources.usage.programs')}</p>
      <ProgramAddress path="/r51" />
      {managesKeys ? (
        <PageLinks
          pages={[
            [t('counter.reports'), paths.counterReports()],
            [t('counter.title'), paths.accountKeys()],
          ]}
        />
      ) : (
        <p>{t('resources.usage.ask')}</p>
      )}
    </ResourceSection>
  )
}
