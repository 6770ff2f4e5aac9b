import type { ReactNode } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useDownloadGuide } from '#web/lib/use-download-guide.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ResourceSection } from './resource-section.tsx'

/** Guides of the tenant, and records for catalogs. */
export function Downloads({ records }: { records: ReactNode }) {
  const t = useText()
  const download = useDownloadGuide()
  const guides = useTenant().helpMenu.flatMap(({ topics }) => topics.filter(({ type }) => type === 'download'))
  return (
    <ResourceSection id="downloads" title={t('resources.downloads')}>
      <h3>{t('resources.guides')}</h3>
      <ul>
        {guides.map(({ key, link }) => (
          <li key={link}>
            <Button type="text" onClick={() => void download(link)}>
              {t(key)} (PDF)
            </Button>
          </li>
        ))}
      </ul>
      <h3>{t('citations.records')}</h3>
      <p>{t('citations.recordsAbout')}</p>
      {records}
    </ResourceSection>
  )
}
