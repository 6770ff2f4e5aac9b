import { ResolveLegacy } from '#web/features/documents/links/resolve-legacy.tsx'

export function ResolvePage() {
  return (
    <main id="content" tabIndex={-1}>
      <ResolveLegacy />
    </main>
  )
}
