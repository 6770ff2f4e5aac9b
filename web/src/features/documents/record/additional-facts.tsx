import { useState } from 'react'
import { type AdditionalDetails, documentSurroundings } from '#contract/documents/document-surroundings.ts'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** More of a publication: what its type has, or, in a dialog, what another publisher gave. */
export function AdditionalFacts({ document }: { document: DocumentMetadata }) {
  const { additionalDetails, contentCode } = document
  if (additionalDetails === 'type') return <DetailsOfType contentCode={contentCode} />
  return additionalDetails === 'publisher' && <PublisherDetails document={document} />
}

function DetailsOfType({ contentCode }: { contentCode: string }) {
  const { data, error, mutate } = useEndpoint(documentSurroundings.additionalDetails, { contentCode })
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  if (!data) return <Skeleton lines={[60]} />
  // The committees are among the facts.
  return <Details details={{ ...data, committees: undefined }} />
}

function PublisherDetails({ document: { contentCode, publisherName } }: { document: DocumentMetadata }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const title = t('documents.detailsOf', { publisher: publisherName })
  return (
    <>
      <Button type="text" className="record-more" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Dialog
          title={title}
          actions={<Button onClick={() => setOpen(false)}>{t('shell.close')}</Button>}
          onClose={() => setOpen(false)}
        >
          <GivenByPublisher contentCode={contentCode} />
        </Dialog>
      )}
    </>
  )
}

function GivenByPublisher({ contentCode }: { contentCode: string }) {
  const { data, error, mutate } = useEndpoint(documentSurroundings.additionalDetailsByPublisher, { contentCode })
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  return data ? <Details details={data} /> : <Skeleton lines={[60, 100, 80]} />
}

function Details({ details }: { details: AdditionalDetails }) {
  const t = useText()
  const { formatDate, tag } = useLocale()
  const shown = (name: keyof AdditionalDetails) => {
    const value = details[name]
    if (name === 'languages') return details.languages?.map((one) => languageName(one, tag)).join(t('documents.listSeparator'))
    if (name === 'meetingDate' && /^\d{4}(-\d\d){0,2}$/.test(details.meetingDate ?? ''))
      return formatDate(details.meetingDate ?? '')
    return Array.isArray(value) ? value.join('; ') : value
  }
  return (
    <dl className="record-facts">
      {(Object.keys(details) as (keyof AdditionalDetails)[])
        .filter((name) => details[name] !== undefined)
        .map((name) => (
          <div key={name}>
            <dt>{t(`documents.detail.${name}`)}</dt>
            <dd dir="auto">{shown(name)}</dd>
          </div>
        ))}
    </dl>
  )
}
