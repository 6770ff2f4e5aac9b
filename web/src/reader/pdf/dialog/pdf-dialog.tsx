import type { FileLink } from '#contract/documents/documents.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PdfFailure, PdfLoading, PdfTrouble } from '../pdf-notices.tsx'
import { usePdfFile } from '../use-pdf-file.ts'
import { usePdfState } from '../use-pdf-session.ts'
import '../viewer.css'
import './pdf-dialog.css'

interface PdfDialogProps {
  title: string
  link: FileLink
  /** asks for a new address of the same file */
  renew: () => Promise<FileLink>
  onClose: () => void
}

/** Shows the pages of a PDF over the page, to read and to keep. */
export function PdfDialog({ title, link, renew, onClose }: PdfDialogProps) {
  const t = useText()
  const save = () =>
    renew().then(
      ({ url, name }) => downloadFrom(url, name),
      () => notify.error(t('documents.brokenTitle')),
    )
  const actions = (
    <>
      <Button onClick={() => void save()}>{t('documents.downloadFile')}</Button>
      <Button type="primary" onClick={onClose}>
        {t('shell.close')}
      </Button>
    </>
  )
  return (
    <Dialog wide title={title} actions={actions} onClose={onClose}>
      <Pages {...{ title, link, renew, onClose }} />
    </Dialog>
  )
}

function Pages({ title, link, renew, onClose }: PdfDialogProps) {
  const { container, session } = usePdfFile({ link, renew })
  const state = usePdfState(session)
  const { phase, trouble } = state
  return (
    <section className="pdf-dialog" aria-label={title} aria-busy={phase === 'loading' || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div ref={container} className="pdf-pages" tabIndex={0} dir="ltr" data-enter="">
        <div className="pdfViewer" />
      </div>
      <PdfTrouble state={state} onRetry={() => session?.retry()} onReopen={onClose} />
      {phase === 'loading' && !trouble && <PdfLoading state={state} size={link.size} />}
      {(phase === 'broken' || phase === 'locked') && <PdfFailure phase={phase} onAgain={onClose} />}
    </section>
  )
}
