import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { notify } from '#web/lib/notify.ts'
import type { PageLocation } from '#web/lib/router/page-location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { withClause, withoutClause } from '#web/reader/clauses/clause-address.ts'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { HtmlViewer, type HtmlViewerProps } from '#web/reader/html/html-viewer.tsx'
import { printHtml } from '#web/reader/html/print/print-html.ts'
import { htmlSearchLayer } from '#web/reader/html/search-layer.ts'
import { PrintRefused } from '#web/reader/print-refused.tsx'
import { htmlReferenceLayer, linkHtmlReferences } from '#web/reader/references/html-references.ts'
import { htmlClausesPanel } from '../clauses/clauses-panels.tsx'
import { useClauseInHtml } from '../clauses/use-clause-in-html.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import { useProtectedView } from '../page/document-link.tsx'
import { scrollOf } from '../page/scroll-of.ts'
import { ReferenceCard } from '../references/reference-card.tsx'
import type { NumberedPlace } from '../references/use-numbered-places.ts'
import { type ReferenceLinks, saveInHistory, useReferences } from '../references/use-references.ts'
import { factsPanel } from './facts-panel.tsx'
import { findRequestOf } from './find-request-of.ts'
import { useHtmlPlace } from './use-html-place.ts'
import { useNoCopy } from './use-no-copy.ts'
import { usePaperLine } from './use-paper-line.ts'

interface DocumentHtmlProps extends Pick<HtmlViewerProps, 'link' | 'phone' | 'onReopen' | 'ends' | 'additions'> {
  document: DocumentMetadata
  clauses: ReadingClauses
  /** absent where it may be printed */
  refusal: MessageKey | undefined
}

/** The HTML viewer with the layers and panels of a document. */
export function DocumentHtml({ document, clauses, refusal, ...viewer }: DocumentHtmlProps) {
  const t = useText()
  const location = useLocation()
  const words = new URLSearchParams(location.search).get('q')
  const isProtected = useProtectedView() || document.drm
  const find = useMemo(() => findRequestOf(words), [words])
  const layers = useMemo(() => [htmlReferenceLayer, htmlSearchLayer(find)], [find])
  const [refused, setRefused] = useState(false)
  const paperLine = usePaperLine(document)
  const { session, placed, current, onOpen } = useClauseInHtml(clauses)
  useHtmlPlace(session)
  useNoCopy(session?.page.documentElement, isProtected)
  const { links, shown } = useReferences(document, clauses, 'html')
  const navigate = useNavigate()
  /** Makes a link within the text a step in the browser's history, which keeps the place that is left. */
  const leave = (html: number, to: { search: string; hash?: string }) => {
    saveInHistory({ html })
    const { html: _, ...usr } = window.history.state?.usr ?? {}
    navigate(to, { state: usr })
  }
  const jump = useRef((_: NumberedPlace | undefined, __: HTMLAnchorElement) => {})
  jump.current = (place, link) => {
    if (!session) return
    const { clause } = place ?? {}
    const element = clause ? placed.find(({ id }) => id === clause.id)?.element : decodeURIComponent(link.hash.slice(1))
    const { search: address } = window.location
    leave(session.scroller.scrollTop, { search: clause ? withClause(address, clauses.nameOf(clause)) : address })
    if (element) session.goTo(element)
  }
  useFragment(session, location)
  useEffect(() => session && links && linkHtml(session, links, jump), [session, links])
  const title = document.displayDesignation
  const print = (page: string) => {
    if (refusal) setRefused(true)
    else if (!printHtml(page, title)) notify.error(t('shell.popupBlocked'))
  }
  return (
    <>
      <HtmlViewer
        {...viewer}
        title={title}
        layers={layers}
        panels={[htmlClausesPanel(placed, current, clauses), ...(viewer.phone ? [] : [factsPanel(document)])]}
        find={find}
        onOpen={onOpen}
        onJump={(from, id) => leave(from, { search: withoutClause(window.location.search), hash: encodeURIComponent(id) })}
        onPrint={print}
        paperLine={refusal ? undefined : paperLine}
      />
      <ReferenceCard shown={shown} />
      {refused && refusal && <PrintRefused reason={refusal} onClose={() => setRefused(false)} />}
    </>
  )
}

/** Goes to the fragment of an address that Back or Forward brings, unless the history knows the place in the text. */
function useFragment(session: HtmlSession | undefined, { key, hash, state }: PageLocation): void {
  const shown = useRef(key)
  useEffect(() => {
    if (!session || shown.current === key) return
    shown.current = key
    if (hash && scrollOf(state) === undefined) session.goTo(decodeURIComponent(hash.slice(1)))
  }, [session, key, hash, state])
}

interface Jump {
  readonly current: (place: NumberedPlace | undefined, link: HTMLAnchorElement) => void
}

function linkHtml({ page, frame, scroller }: HtmlSession, { targetOf, places, listen }: ReferenceLinks, jump: Jump): () => void {
  linkHtmlReferences(page, targetOf)
  return listen(page, {
    frameBox: () => frame.getBoundingClientRect(),
    keep: () => ({ html: scroller.scrollTop }),
    goTo: (key, link) => jump.current(places.get(key), link),
  })
}
