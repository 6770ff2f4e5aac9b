import { Navigate, useLocation } from 'react-router-dom'
import { useAccount } from '#web/features/documents/api.ts'
import { DocumentScreen } from '#web/features/documents/page/document-screen.tsx'

/** /document/ and /content-access; accounts that read under protection are taken to the protected view. */
export function DocumentPage() {
  const { pathname, search, hash, state } = useLocation()
  const { data: account } = useAccount()
  if (!account) return null
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
