import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

/** Invitation to the tenant's community, where it has one. */
export function CommunityCard() {
  const t = useText()
  const { community } = useTenant()
  if (!community) return null
  return (
    <section className="community" aria-labelledby="community">
      <h2 id="community">{t(community.label)}</h2>
      <p>{t(community.content)}</p>
      <OutsideLink href={community.url}>{t(community.link)}</OutsideLink>
    </section>
  )
}
