import type { IngestRefusal, UploadPreview } from '#contract/admin/ingest.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

/** Result of a dry run: numbers, the first records field by field, and what is refused. */
export function UploadOutlook({ preview }: { preview: UploadPreview }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { documents, repeated, refused, whole, samples, refusals, remarks } = preview
  return (
    <>
      <p>
        <strong>{t('admin.ingest.wouldCome', { count: formatNumber(documents) })}</strong>{' '}
        {refused > 0 && t('admin.ingest.wouldRefuse', { count: formatNumber(refused) })}{' '}
        {repeated > 0 && t('admin.ingest.repeated', { count: formatNumber(repeated) })} {!whole && t('admin.ingest.partly')}
      </p>
      {samples.length > 0 && (
        <div className="ingest-samples">
          {samples.map((fields, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample has no name but its place
            <section key={at} aria-label={t('admin.ingest.sample', { number: formatNumber(at + 1) })}>
              <h3>{t('admin.ingest.sample', { number: formatNumber(at + 1) })}</h3>
              <dl>
                {fields.map(({ field, text }) => (
                  <div key={field}>
                    <dt>
                      <code dir="ltr">{field}</code>
                    </dt>
                    <dd dir="auto">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
      {refusals.length > 0 && <Notes title={t('admin.ingest.firstRefusals')} notes={refusals} open />}
      {remarks.length > 0 && <Notes title={t('admin.ingest.remarks')} notes={remarks} />}
    </>
  )
}

/** Words of the ingest, which are English as those of its log. */
function Notes({ title, notes, open }: { title: string; notes: readonly IngestRefusal[]; open?: boolean }) {
  const t = useText()
  return (
    <details open={open}>
      <summary>{title}</summary>
      <ul className="ingest-notes">
        {notes.map(({ line, field, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
          <li key={at}>
            {line !== undefined && <span>{t('admin.ingest.inLine', { line: String(line) })} </span>}
            {field && <code dir="ltr">{field}</code>}{' '}
            <span lang="en" dir="ltr">
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
