import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Markup } from '#web/ui/text/markup.tsx'

interface CitationTextProps {
  text: string | undefined
  /** with the italics of its style */
  html: string | undefined
  failed: boolean
  onRetry: () => void
}

/** Entries for programs have lines of their own. */
const isEntry = (text: string) => /^[@[]/.test(text)

/** The citation itself, in English letters and order wherever it is read. */
export function CitationText({ text, html, failed, onRetry }: CitationTextProps) {
  const t = useText()
  if (failed) return <ErrorState title={t('citations.failed')} onRetry={onRetry} />
  return (
    <section className="citation-text" aria-label={t('citations.citation')} aria-busy={text === undefined || undefined} dir="ltr">
      {text === undefined && <Skeleton lines={[100, 90, 40]} />}
      {text !== undefined &&
        (isEntry(text) ? <pre>{text.trim()}</pre> : <p>{html === undefined ? text : <Markup text={html} />}</p>)}
    </section>
  )
}
