import { DocumentRedirect } from '#web/features/documents/screen/redirect-card.tsx'

export function DocumentRedirectPage() {
  return (
    <main id="content" tabIndex={-1}>
      <DocumentRedirect />
    </main>
  )
}
