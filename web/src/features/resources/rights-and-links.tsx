import { useListAccess } from '#web/lib/account/list-access.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { PageLinks, ProgramAddress } from './resource-links.tsx'
import { ResourceSection } from './resource-section.tsx'

/** Links by DOI. */
export function Doi() {
  const t = useText()
  return (
    <ResourceSection id="doi" title={t('resources.doi')}>
      <p>{t('resources.doi.text')}</p>
      <ProgramAddress path="/doi/10.1520/…" />
      <p>{t('resources.doi.where')}</p>
    </ResourceSection>
  )
}

/** Rights beyond those of the agreement. */
export function Reprints({ url }: { url: string }) {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  return (
    <ResourceSection id="reprints" title={t('resources.reprints')}>
      <p>{rich('resources.reprints.text', { supportEmail: <MailTo address={supportEmail} /> })}</p>
      <p>
        <OutsideLink href={url}>{t('resources.reprints.link')}</OutsideLink>
      </p>
    </ResourceSection>
  )
}

/** Sign-in by the provider of an organization. */
export function FederatedLogin() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  return (
    <ResourceSection id="federated-login" title={t('resources.federated')}>
      <p>{t('resources.federated.text')}</p>
      <p>{rich('resources.federated.setUp', { supportEmail: <MailTo address={supportEmail} /> })}</p>
    </ResourceSection>
  )
}

/** How the library says which edition is in force. */
export function ActiveStandards() {
  const t = useText()
  const tracks = useListAccess('TRACKER') === 'own'
  return (
    <ResourceSection id="active" title={t('resources.active')}>
      <p>{t('resources.active.text')}</p>
      {tracks && <PageLinks pages={[[t('tracking.title'), paths.tracker()]]} />}
    </ResourceSection>
  )
}
