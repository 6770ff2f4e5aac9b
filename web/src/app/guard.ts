import type { Account } from '#contract/account.ts'
import type { Route } from './routes.tsx'

type Visitor = Pick<Account, 'authorities' | 'contentSecurity'>
type Rules = Pick<Route, 'drm' | 'authorities'>

/** Whether somebody may be at a route at all; what they find there is the server's to say. */
export function mayEnter({ drm, authorities }: Rules, account: Visitor): boolean {
  if (!drm && account.contentSecurity['drm-view']) return false
  return !authorities || authorities.some((authority) => account.authorities.includes(authority))
}

const DOCUMENT = /^\/(document|content-access)\/?$/

/** With protected viewing, a document opens in its own view. */
export function rewriteForDrm(pathname: string, account: Visitor): string | undefined {
  return account.contentSecurity['drm-view'] && DOCUMENT.test(pathname) ? '/document-view/' : undefined
}
