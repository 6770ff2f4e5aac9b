import { Navigate, useLocation } from 'react-router-dom'
import { DocumentScreen } from '#web/features/documents/page/document-screen.tsx'
import { useAccount } from '#web/lib/use-account.tsx'

/** /document/ and /content-access; accounts that read under protection are taken to the protected view. */
export function DocumentPage() {
  const { pathname, search, hash, state } = useLocation()
  const account = useAccount()
  const isPlain = /^\/document\/?$/.test(pathname)
  if (isPlain && account.contentSecurity['drm-view']) {
    return <Navigate replace to={{ pathname: '/document-view/', search, hash }} state={state} />
  }
  return <DocumentScreen protectedView={false} />
}

/** /document-view/, without the frame of the site. */
export function DocumentViewPage() {
  return <DocumentScreen protectedView />
}
