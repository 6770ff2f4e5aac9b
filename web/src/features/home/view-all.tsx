import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

/** Links from the first entries of a tab to the whole list; the tracker may have a site of its own too. */
export function ViewAll({ kind }: { kind: 'tracked' | 'favorites' }) {
  const t = useText()
  const url = useTenant()['tracker-url']
  return (
    <p className="view-all">
      <Link to={kind === 'tracked' ? paths.tracker() : paths.favorites()}>
        {t(kind === 'tracked' ? 'home.allTracked' : 'home.allFavorites')}
      </Link>
      {kind === 'tracked' && url && <OutsideLink href={url}>{t('tracking.elsewhere')}</OutsideLink>}
    </p>
  )
}
