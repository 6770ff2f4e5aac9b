import { RedirectCard } from '#web/features/documents/page/redirect-card.tsx'

export function ContentRedirectPage() {
  return (
    <main id="content" tabIndex={-1}>
      <RedirectCard />
    </main>
  )
}
