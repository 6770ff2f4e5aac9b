import { matchPath } from '#web/lib/router/match-path.ts'
import { BlankSheet } from '#web/ui/states/blank-sheet.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

const TEXTS = ['/document', '/document-view', '/content-access']

/** Placeholder for a page whose code or session is on its way: in the shape of a text where the address is that of a document. */
export function Waiting({ alone = false }: { alone?: boolean }) {
  if (!TEXTS.some((path) => matchPath(path, window.location.pathname))) return <Spinner />
  return (
    <div className="waiting-text" data-alone={alone || undefined} aria-busy="true">
      <BlankSheet />
    </div>
  )
}
