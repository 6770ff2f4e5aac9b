import type { Account } from '#contract/account.ts'
import type { Route } from './routes.tsx'

type Visitor = Pick<Account, 'authorities' | 'contentSecurity'>
type Rules = Pick<Route, 'drm' | 'authorities'>

/** Tests whether a person may open a route; the server decides about its content. */
export function mayEnter({ drm, authorities }: Rules, account: Visitor): boolean {
  if (!drm && account.contentSecurity['drm-view']) return false
  return !authorities || authorities.some((authority) => account.authorities.includes(authority))
}

const DOCUMENT = /^\/(document|content-access)\/?$/

/** Redirects documents to the protected view for accounts that need it. */
export function rewriteForDrm(pathname: string, account: Visitor): string | undefined {
  return account.contentSecurity['drm-view'] && DOCUMENT.test(pathname) ? '/document-view/' : undefined
}
