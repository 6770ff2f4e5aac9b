import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { PageLinks, ProgramAddress } from './resource-links.tsx'
import { ResourceSection } from './resource-section.tsx'

/** Vendors whose services load lists and records, with the forms in which they do. */
const VENDORS = [
  { vendor: 'EBSCO', services: 'EBSCO Discovery Service, Full Text Finder', forms: 'KBART' },
  { vendor: 'Ex Libris', services: 'Alma, Primo, Summon, 360 Core', forms: 'KBART, MARC 21' },
  { vendor: 'OCLC', services: 'WorldCat Discovery, WorldShare', forms: 'KBART' },
  { vendor: 'Koha, VuFind, Evergreen', services: 'OPAC', forms: 'MARC 21, MARCXML' },
] as const

/** How discovery services, catalogs and link resolvers learn what the account may open. */
export function DiscoveryServices({ managesKeys }: { managesKeys: boolean }) {
  const t = useText()
  return (
    <ResourceSection id="discovery-services" title={t('resources.discovery')}>
      <p>{t('resources.discovery.text')}</p>
      <ProgramAddress path="/kbart/titles" />
      {managesKeys && <PageLinks pages={[[t('titles.title'), paths.titleLists()]]} />}
      <p>{t('resources.discovery.resolver')}</p>
      <ProgramAddress path="/openurl" />
      <p>{t('resources.discovery.vendors')}</p>
      <div className="resource-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('resources.discovery.vendor')}</th>
              <th scope="col">{t('resources.discovery.services')}</th>
              <th scope="col">{t('resources.discovery.forms')}</th>
            </tr>
          </thead>
          <tbody>
            {VENDORS.map(({ vendor, services, forms }) => (
              <tr key={vendor}>
                <th scope="row">
                  <bdi>{vendor}</bdi>
                </th>
                <td>
                  <bdi>{services}</bdi>
                </td>
                <td>
                  <bdi>{forms}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ResourceSection>
  )
}
