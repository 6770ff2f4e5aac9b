import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { type ContentScope, SEARCH_PATHS, SEMANTIC_PATH } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { openScopes, type SearchPlace, type SearchRules } from './search-types.ts'

const PLACES = { ...SEARCH_PATHS, semantic: SEMANTIC_PATH } as const

/** Returns the search place of a path. */
export function searchPlaceOf(pathname: string): SearchPlace | undefined {
  const path = `${pathname.replace(/\/$/, '')}/`
  return (['all', 'subscribed', 'semantic'] as const).find((place) => PLACES[place] === path)
}

export function useSearchRules(): SearchRules {
  const { contentSecurity, semanticSearchFlag } = useAccount()
  const configuration = useTenant()['search-types-configuration']
  const drm = contentSecurity['drm-view']
  return { configuration, drm, semantic: semanticSearchFlag }
}

/** Scopes that the person may search, and the current one. */
export function useScopes(): { scopes: ContentScope[]; scope: ContentScope | undefined; place: SearchPlace | undefined } {
  const place = searchPlaceOf(useLocation().pathname)
  const scopes = openScopes(useSearchRules())
  const scope = scopes.find((one) => one === place) ?? scopes[0]
  return { scopes, scope, place }
}
