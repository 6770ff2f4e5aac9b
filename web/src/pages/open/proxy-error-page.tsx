import { ProxyError } from '#web/features/account/proxy-error.tsx'
import { passProxy } from '#web/lib/account/past-proxy.ts'
import { useLocation } from '#web/lib/router/router.tsx'

export function ProxyErrorPage() {
  const to = new URLSearchParams(useLocation().search).get('to') ?? '/'
  function signIn() {
    passProxy()
    // A path of this site and of no other, whatever the address says.
    location.assign(/^\/(?![/\\])[^\p{Cc}]*$/u.test(to) ? to : '/')
  }
  return <ProxyError onSignIn={signIn} />
}
