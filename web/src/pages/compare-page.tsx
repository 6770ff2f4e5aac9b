import { CompareScreen } from '#web/features/comparison/compare-screen.tsx'
import { useLocation } from '#web/lib/router/router.tsx'

/** Page of /compare. */
export function ComparePage() {
  return (
    <main id="content" tabIndex={-1} className="compare-page">
      <CompareScreen search={useLocation().search} />
    </main>
  )
}
