import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { notify } from '#web/lib/notify.ts'
import { withClause } from '#web/reader/clauses/clause-address.ts'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { HtmlViewer, type HtmlViewerProps } from '#web/reader/html/html-viewer.tsx'
import { printHtml } from '#web/reader/html/print-html.ts'
import { htmlSearchLayer } from '#web/reader/html/search-layer.ts'
import { PrintRefused } from '#web/reader/print-refused.tsx'
import { htmlReferenceLayer, linkHtmlReferences } from '#web/reader/references/html-references.ts'
import { htmlClausesPanel } from '../clauses/clauses-panels.tsx'
import { useClauseInHtml } from '../clauses/use-clause-in-html.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import { useProtectedView } from '../page/document-link.tsx'
import { ReferenceCard } from '../references/reference-card.tsx'
import type { OwnPlace } from '../references/use-own-places.ts'
import { keepInHistory, type ReferenceLinks, useReferences } from '../references/use-references.ts'
import { factsPanel } from './facts-panel.tsx'
import { findRequestOf } from './find-request-of.ts'
import { useHtmlPlace } from './use-html-place.ts'
import { useNoCopy } from './use-no-copy.ts'

interface DocumentHtmlProps extends Pick<HtmlViewerProps, 'link' | 'phone' | 'onReopen' | 'ends' | 'additions'> {
  document: DocumentMetadata
  clauses: ReadingClauses
  /** absent where it may be printed */
  refusal: MessageKey | undefined
}

/** The HTML viewer with the layers and panels of a document. */
export function DocumentHtml({ document, clauses, refusal, ...viewer }: DocumentHtmlProps) {
  const t = useText()
  const { search } = useLocation()
  const isProtected = useProtectedView() || document.drm
  const find = useMemo(() => findRequestOf(search), [search])
  const layers = useMemo(() => [htmlReferenceLayer, htmlSearchLayer(find?.query ?? [])], [find])
  const [refused, setRefused] = useState(false)
  const { session, placed, current, onOpen } = useClauseInHtml(clauses)
  useHtmlPlace(session)
  useNoCopy(session?.page.documentElement, isProtected)
  const { links, shown } = useReferences(document, clauses, 'html')
  const navigate = useNavigate()
  const jump = useRef((_: OwnPlace | undefined, __: HTMLAnchorElement) => {})
  jump.current = (place, link) => {
    if (!session) return
    const { clause } = place ?? {}
    const element = clause ? placed.find(({ id }) => id === clause.id)?.element : decodeURIComponent(link.hash.slice(1))
    keepInHistory({ html: session.scroller.scrollTop })
    const { html: _, ...usr } = window.history.state?.usr ?? {}
    const { search: address } = window.location
    navigate({ search: clause ? withClause(address, clauses.nameOf(clause)) : address }, { state: usr })
    if (element) session.goTo(element)
  }
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
        onPrint={print}
      />
      <ReferenceCard shown={shown} />
      {refused && refusal && <PrintRefused reason={refusal} onClose={() => setRefused(false)} />}
    </>
  )
}

interface Jump {
  readonly current: (place: OwnPlace | undefined, link: HTMLAnchorElement) => void
}

function linkHtml({ page, frame, scroller }: HtmlSession, { targetOf, places, listen }: ReferenceLinks, jump: Jump): () => void {
  linkHtmlReferences(page, targetOf)
  return listen(page, {
    frameBox: () => frame.getBoundingClientRect(),
    keep: () => ({ html: scroller.scrollTop }),
    goTo: (key, link) => jump.current(places.get(key), link),
  })
}
