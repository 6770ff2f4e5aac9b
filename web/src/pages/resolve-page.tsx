import { ResolveLink } from '#web/features/documents/links/resolve-link.tsx'

/** Page of old links: /resolve, /openurl and /doi. */
export function ResolvePage() {
  return (
    <main id="content" tabIndex={-1}>
      <ResolveLink />
    </main>
  )
}
