import { useLocation } from 'react-router-dom'
import { SEARCH_PATHS, type SearchScope } from '#web/lib/paths.ts'
import { useAccount } from '#web/lib/use-account.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { searchTypes } from './search-types.ts'

const startsWith = (pathname: string, scope: SearchScope) => `${pathname.replace(/\/$/, '')}/` === SEARCH_PATHS[scope]

/** The scope of the address, where it is a search's. */
export function scopeOf(pathname: string): SearchScope | undefined {
  return (['all', 'subscribed'] as const).find((scope) => startsWith(pathname, scope))
}

/** Where somebody may search, and where they are searching now or would. */
export function useScopes(): { scopes: SearchScope[]; scope: SearchScope | undefined } {
  const { pathname } = useLocation()
  const drm = useAccount().contentSecurity['drm-view']
  const configuration = useTenant()['search-types-configuration']
  const open: readonly SearchScope[] = drm ? ['subscribed'] : ['all', 'subscribed']
  const scopes = open.filter((scope) => searchTypes(configuration, scope).some(({ stype }) => stype === 'A' || scope === 'all'))
  const here = scopeOf(pathname)
  return { scopes, scope: here && scopes.includes(here) ? here : scopes[0] }
}
