import { type DocumentMetadata, documents } from '#contract/documents/documents.ts'
import type { DocumentPreview } from '#contract/documents/preview.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './text-preview.css'

type Previewed = Pick<DocumentMetadata, 'contentCode' | 'displayDesignation'>

/** First page, contents and scope of a text that is closed to the reader. */
export function TextPreview({ document: { contentCode, displayDesignation } }: { document: Previewed }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(documents.preview, { contentCode }, { revalidateIfStale: false })
  // There is nothing to show of a text whose first page, clauses and scope are unknown.
  if (data && !data.firstPage && data.contents.length === 0) return null
  return (
    <section className="text-preview" aria-label={t('documents.preview')} aria-busy={!data && !error}>
      <h2>{t('documents.preview')}</h2>
      <p className="quiet">{t('documents.preview.text')}</p>
      {data && <Shown preview={data} designation={displayDesignation} />}
      {!data && !error && <Skeleton lines={[100, 80, 90]} />}
      {!data && error && <ErrorState title={t('documents.preview.failed')} onRetry={() => void mutate()} />}
    </section>
  )
}

function Shown({ preview: { firstPage, contents, scope }, designation }: { preview: DocumentPreview; designation: string }) {
  const t = useText()
  return (
    <div className="text-preview-parts">
      {firstPage && (
        <img
          src={firstPage.url}
          alt={t('documents.preview.picture', { designation })}
          width={Math.round(firstPage.width)}
          height={Math.round(firstPage.height)}
          draggable={false}
        />
      )}
      <div>
        {contents.length > 0 && (
          <>
            <h3>{t('documents.outline')}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
            <ol className="text-preview-contents" tabIndex={0}>
              {contents.map(({ number, title, level }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may be equal, and the list stays as it is
                <li key={at} data-level={level} dir="auto">
                  {number} {title}
                </li>
              ))}
            </ol>
          </>
        )}
        {scope && (
          <>
            <h3>{t('documents.record.scope')}</h3>
            <p className="record-prose text-preview-scope" dir="auto">
              {scope.text}
              {scope.isCut && ' …'}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
