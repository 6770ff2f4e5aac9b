import { useText } from '#web/lib/i18n/i18n.tsx'
import { matchPath } from '#web/lib/router/match-path.ts'
import { BlankSheet } from '#web/ui/states/blank-sheet.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

const TEXTS = ['/document', '/document-view', '/content-access']

/** Says that the library is loading; the frame of the page is drawn by then. */
function Loading() {
  const t = useText()
  const label = t('shell.loading')
  return (
    <p className="visually-hidden" role="status" data-framed>
      {/* The texts may be on their way too. */}
      {label === 'shell.loading' ? '' : label}
    </p>
  )
}

/** Placeholder for a page whose code or session is on its way: in the shape of a text where the address is that of a document. */
export function Waiting({ alone = false }: { alone?: boolean }) {
  if (!TEXTS.some((path) => matchPath(path, window.location.pathname))) return alone ? <Loading /> : <Spinner />
  return (
    <div className="waiting-text" data-framed={alone || undefined} aria-busy="true">
      <BlankSheet />
    </div>
  )
}
