import type { TenantConfig } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

/** Address for programs, to be copied. */
export const ProgramAddress = ({ path }: { path: string }) => (
  <p>
    <code dir="ltr" className="resource-address">{`${location.origin}${path}`}</code>
  </p>
)

/** Pages of the library itself. */
export const PageLinks = ({ pages }: { pages: readonly (readonly [text: string, to: string])[] }) => (
  <ul>
    {pages.map(([text, to]) => (
      <li key={to}>
        <Link to={to}>{text}</Link>
      </li>
    ))}
  </ul>
)

type ConfiguredLinks = NonNullable<TenantConfig['resources']>['authors']

/** Pages elsewhere that the tenant names. */
export function OutsideLinks({ links }: { links: ConfiguredLinks }) {
  const t = useText()
  return (
    <ul>
      {links.map(({ title, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{t(title)}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
