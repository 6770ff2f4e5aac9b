import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

export function Footer() {
  const t = useText()
  const { footer } = useTenant()
  const links = [...footer.links, { title: 'shell.privacyPolicy', url: footer.privacyPolicy }]
  return (
    <footer className="footer">
      <p>{t(footer.text)}</p>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{t(title)}</OutsideLink>
          </li>
        ))}
      </ul>
    </footer>
  )
}
