import { RedirectCard } from '#web/features/documents/screen/redirect-card.tsx'
import { useDocumentParts } from '#web/parts/tools/use-document-parts.tsx'

export function ContentRedirectPage() {
  const { parts, dialog } = useDocumentParts()
  return (
    <main id="content" tabIndex={-1}>
      <RedirectCard parts={parts} />
      {dialog}
    </main>
  )
}
