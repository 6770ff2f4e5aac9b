import { useLocation } from 'react-router-dom'
import { DocumentScreen } from '#web/features/documents/page/document-screen.tsx'
import { toolsOf } from '#web/parts/tools-of.tsx'

/** /document/, /content-access, and /document-view/ for those who read under protection. */
export function DocumentPage() {
  const { pathname } = useLocation()
  return (
    <main id="content" tabIndex={-1}>
      <DocumentScreen protectedView={pathname.startsWith('/document-view')} tools={toolsOf} />
    </main>
  )
}
