import type { TenantConfig } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { OutsideLinks, PageLinks } from './resource-links.tsx'
import { ResourceSection } from './resource-section.tsx'

type Links = NonNullable<TenantConfig['resources']>['authors']

/** Acts of administrators of an account, for who is none. */
export function AdminTools() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  return (
    <ResourceSection id="admin-tools" title={t('resources.adminTools')}>
      <ul>
        <li>{t('resources.adminTools.people')}</li>
        <li>{t('resources.adminTools.usage')}</li>
        <li>{t('resources.adminTools.keys')}</li>
      </ul>
      <p>{rich('resources.adminTools.ask', { supportEmail: <MailTo address={supportEmail} /> })}</p>
    </ResourceSection>
  )
}

export function Authors({ links }: { links: Links }) {
  const t = useText()
  return (
    <ResourceSection id="authors" title={t('resources.authors')}>
      <p>{t('resources.authors.text')}</p>
      <OutsideLinks links={links} />
    </ResourceSection>
  )
}

export function Researchers({ links }: { links: Links }) {
  const t = useText()
  return (
    <ResourceSection id="researchers" title={t('resources.researchers')}>
      <p>{t('resources.researchers.text')}</p>
      <OutsideLinks links={links} />
    </ResourceSection>
  )
}

/** RoleTips for a role, and those of the home page. */
export function RoleTips() {
  const t = useText()
  const { 'tips-tricks': tips, tutorials = [] } = useTenant()
  return (
    <ResourceSection id="tips" title={t('resources.tips')}>
      <ul>
        <li>{t('resources.tips.librarian')}</li>
        <li>{t('resources.tips.administrator')}</li>
        <li>{t('resources.tips.engineer')}</li>
      </ul>
      {tips.map(({ label, content }) => (
        <div key={label}>
          <h3>{t(label)}</h3>
          <p>{t(content)}</p>
        </div>
      ))}
      {tutorials.length > 0 && <PageLinks pages={[[t('media.tutorials'), paths.tutorials()]]} />}
    </ResourceSection>
  )
}
