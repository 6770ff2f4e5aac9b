import { RequestAccess } from '#web/features/access/request-access.tsx'
import { DocumentScreen } from '#web/features/documents/screen/document-screen.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { OfferRedlines } from '#web/parts/offer-redlines.tsx'
import { useDocumentParts } from '#web/parts/tools/use-document-parts.tsx'

/** Page of /document/, /content-access, and /document-view/ for protected viewing. */
export function DocumentPage() {
  const { pathname } = useLocation()
  const { parts, dialog } = useDocumentParts()
  return (
    <main id="content" tabIndex={-1}>
      <OfferRedlines>
        <DocumentScreen
          protectedView={pathname.startsWith('/document-view')}
          parts={(document) => ({
            ...parts(document),
            request: <RequestAccess contentCode={document.contentCode} isMissing={document.access === 'record'} />,
          })}
        />
      </OfferRedlines>
      {dialog}
    </main>
  )
}
