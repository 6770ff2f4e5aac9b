import { useEffect, useMemo, useState } from 'react'
import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { clauseOfAddress } from '#web/reader/clauses/clause-address.ts'
import { thumbnailsPanel } from '#web/reader/pdf/panels/thumbnails-panel.tsx'
import { PdfViewer, type PdfViewerProps } from '#web/reader/pdf/pdf-viewer.tsx'
import { PrintDialog } from '#web/reader/pdf/print/print-dialog.tsx'
import { pdfSearchLayer } from '#web/reader/pdf/search-layer.ts'
import { pageOf } from '#web/reader/pdf/session/page-url.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { PrintRefused } from '#web/reader/print-refused.tsx'
import { drawPdfReferences } from '#web/reader/references/pdf-references.ts'
import { pdfClausesPanel } from '../clauses/clauses-panels.tsx'
import { useClauseInPdf } from '../clauses/use-clause-in-pdf.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import { useProtectedView } from '../page/document-link.tsx'
import { ReferenceCard } from '../references/reference-card.tsx'
import { type ReferenceLinks, useReferences } from '../references/use-references.ts'
import { factsPanel } from './facts-panel.tsx'
import { findRequestOf } from './find-request-of.ts'
import { readLastPlace, saveLastPlace } from './last-place.ts'
import { useNoCopy } from './use-no-copy.ts'

interface DocumentPdfProps extends Pick<PdfViewerProps, 'link' | 'renew' | 'phone' | 'onReopen' | 'ends' | 'additions'> {
  document: DocumentMetadata
  clauses: ReadingClauses
  /** absent where it may be printed */
  refusal: MessageKey | undefined
}

/** The PDF viewer with the layers and panels of a document. */
export function DocumentPdf({ document, clauses, refusal, ...viewer }: DocumentPdfProps) {
  const { search } = useLocation()
  const { id } = useAccount()
  const { contentCode } = document
  const isProtected = useProtectedView() || document.drm
  const call = useCall()
  const words = useMemo(
    () => ({
      ask: (from: number, to: number) => call(documents.words, { contentCode, from, to }),
      mayCopy: !isProtected,
    }),
    [call, contentCode, isProtected],
  )
  const [find] = useState(() => findRequestOf(new URLSearchParams(search).get('q')))
  const [left] = useState(() => readLastPlace(id, contentCode))
  const [session, setSession] = useState<PdfSession>()
  useClauseInPdf(session, clauses)
  useNoCopy(session?.viewer.container, isProtected)
  const { nameOf } = clauses
  const { links, shown } = useReferences(document, clauses, 'pdf')
  useEffect(() => session && links && linkPdf(session, links, nameOf), [session, links, nameOf])
  const [printing, setPrinting] = useState<PdfSession>()
  const close = () => setPrinting(undefined)
  return (
    <>
      <PdfViewer
        {...viewer}
        rightToLeft={isFromRight(document.languageCode)}
        layers={[
          setSession,
          ...(find ? [pdfSearchLayer(find, { namesClause: clauseOfAddress(search) !== undefined, page: pageOf(search) })] : []),
        ]}
        panels={[pdfClausesPanel(clauses), thumbnailsPanel, ...(viewer.phone ? [] : [factsPanel(document)])]}
        words={words}
        find={find}
        left={left}
        onPlace={(place) => saveLastPlace(id, contentCode, place)}
        onPrint={setPrinting}
      />
      <ReferenceCard shown={shown} />
      {printing && refusal && <PrintRefused reason={refusal} onClose={close} />}
      {printing && !refusal && <PrintDialog session={printing} onClose={close} />}
    </>
  )
}

/** Languages that are written from right to left. */
const isFromRight = (language: string) => /^(ar|he|fa|ur|yi|ps|sd|ug|dv)\b/i.test(language)

/** Links what the text refers to. Whoever comes back from there is where they were. */
function linkPdf(
  session: PdfSession,
  { targetOf, places, listen }: ReferenceLinks,
  nameOf: ReadingClauses['nameOf'],
): () => void {
  const stopDrawing = drawPdfReferences(session, targetOf)
  const stopListening = listen(session.viewer.container, {
    frameBox: () => undefined,
    keep: () => ({ position: session.position() }),
    goTo: (key) => {
      const { clause, page = 1, top = 0 } = places.get(key) ?? {}
      session.goToClause({ page, top }, clause && nameOf(clause))
    },
  })
  return () => {
    stopDrawing()
    stopListening()
  }
}
