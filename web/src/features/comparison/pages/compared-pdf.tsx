import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { documents as documentsApi, type FileLink } from '#contract/documents/documents.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { usePdfFile } from '#web/reader/pdf/use-pdf-file.ts'
import { usePdfState } from '#web/reader/pdf/use-pdf-session.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { useName } from '../frame/comparison-failure.tsx'
import '#web/reader/pdf/viewer.css'

interface ComparedPdfProps {
  readonly id: string
  readonly label: string
  readonly onOpen: (session: PdfSession | undefined) => void
}

/** One of two PDFs that are compared. */
export function ComparedPdf({ id, label, onOpen }: ComparedPdfProps) {
  const t = useText()
  const call = useCall()
  const name = useName(id)
  const ask = () => (id.includes(';') ? call(documentsApi.oldPdf, { id }) : call(documentsApi.pdf, { contentCode: id }))
  const { data, error, mutate } = useSWR<FileLink, Error>(['compared-pdf', id], ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  return (
    <section className="compared-side" aria-label={t('comparison.side', { designation: name, side: label })}>
      <h2 className="compared-head">
        <span>{label}</span> <Designation>{name}</Designation>
      </h2>
      {error && <ErrorState title={t('comparison.sideFailed', { designation: name })} onRetry={() => void mutate()} />}
      {data && <OpenPdfSide link={data} renew={ask} onOpen={onOpen} />}
    </section>
  )
}

interface OpenPdfSideProps extends Pick<ComparedPdfProps, 'onOpen'> {
  readonly link: FileLink
  readonly renew: () => Promise<FileLink>
}

function OpenPdfSide({ link, renew, onOpen }: OpenPdfSideProps) {
  const t = useText()
  const [laidOut, setLaidOut] = useState(false)
  const { container, session } = usePdfFile({ link, renew }, [() => setLaidOut(true)])
  const { phase } = usePdfState(session)
  useEffect(() => {
    onOpen(laidOut ? session : undefined)
  }, [onOpen, session, laidOut])
  return (
    <div className="compared-stage" aria-busy={phase === 'loading' || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div ref={container} className="pdf-pages" tabIndex={0} dir="ltr">
        <div className="pdfViewer" />
      </div>
      {(phase === 'broken' || phase === 'locked') && <ErrorState title={t(`documents.${phase}Title`)} />}
    </div>
  )
}
