import type { Account } from '#contract/account.ts'
import { SEARCH_PATHS } from '#web/lib/paths.ts'
import type { Route } from './routes.tsx'

type Visitor = Pick<Account, 'authorities' | 'contentSecurity'>
type Rules = Pick<Route, 'drm' | 'authorities'>

/** Tests whether a person may open a route; the server decides about its content. */
export function mayEnter({ drm, authorities }: Rules, account: Visitor): boolean {
  if (!drm && account.contentSecurity['drm-view']) return false
  return !authorities || authorities.some((authority) => account.authorities.includes(authority))
}

const DOCUMENT = /^\/(document|content-access)\/?$/

const SEARCH = /^\/content-search\/?$/

/** Redirects documents and searches to those of protected viewing for accounts that need it; what was asked stays. */
export function rewriteForDrm(pathname: string, account: Visitor): string | undefined {
  if (!account.contentSecurity['drm-view']) return undefined
  if (DOCUMENT.test(pathname)) return '/document-view/'
  return SEARCH.test(pathname) ? SEARCH_PATHS.subscribed : undefined
}
