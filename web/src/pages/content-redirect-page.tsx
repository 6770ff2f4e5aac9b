import { RedirectCard } from '#web/features/documents/screen/redirect-card.tsx'
import { PageTools } from '#web/parts/page-tools.tsx'

const TOOLS = ['favorite', 'track', 'download'] as const

export function ContentRedirectPage() {
  return (
    <main id="content" tabIndex={-1}>
      <RedirectCard tools={(document) => <PageTools document={document} tools={TOOLS} />} />
    </main>
  )
}
