import { ResolveLegacy } from '#web/features/documents/page/resolve-legacy.tsx'

export function ResolvePage() {
  return (
    <main id="content" tabIndex={-1}>
      <ResolveLegacy />
    </main>
  )
}
