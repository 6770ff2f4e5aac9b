import { useLocation } from 'react-router-dom'
import { RequestAccess } from '#web/features/access/request-access.tsx'
import { DocumentScreen } from '#web/features/documents/screen/document-screen.tsx'
import { PageTools } from '#web/parts/page-tools.tsx'

const TOOLS = ['favorite', 'track', 'download'] as const

/** Page of /document/, /content-access, and /document-view/ for protected viewing. */
export function DocumentPage() {
  const { pathname } = useLocation()
  return (
    <main id="content" tabIndex={-1}>
      <DocumentScreen
        protectedView={pathname.startsWith('/document-view')}
        parts={(document) => ({
          tools: <PageTools document={document} tools={TOOLS} />,
          request: <RequestAccess contentCode={document.contentCode} />,
        })}
      />
    </main>
  )
}
