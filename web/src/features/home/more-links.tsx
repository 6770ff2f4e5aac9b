import { tenant } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

/** The tenant's links for the bottom of the home page. */
export function MoreLinks() {
  const t = useText()
  const { tenantName } = useTenant()
  const { data = [] } = useEndpoint(tenant.externalUrls, {}, { revalidateIfStale: false })
  const bottom = data.filter(({ position }) => position.includes('BOTTOM'))
  if (bottom.length === 0) return null
  return (
    <section className="more-links" aria-labelledby="more-links">
      <h2 id="more-links">{t('home.moreLinks', { tenantName })}</h2>
      <ul>
        {bottom.map(({ title, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{t(title)}</OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
