import { RedirectCard } from '#web/features/documents/page/redirect-card.tsx'
import { toolsOf } from '#web/parts/tools-of.tsx'

export function ContentRedirectPage() {
  return (
    <main id="content" tabIndex={-1}>
      <RedirectCard tools={toolsOf} />
    </main>
  )
}
