import { useId } from 'react'
import { ingest, type Upload, type UploadColumns } from '#contract/admin/ingest.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { useBytes } from '../use-bytes.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { UploadOutlook } from './upload-outlook.tsx'

const REFRESH = { refresh: [ingest.ingest] }

/** File that was sent: what would come in, its columns, and what to do with it. */
export function UploadCard({ upload, onStarted }: { upload: Upload; onStarted: () => void }) {
  const t = useText()
  const { formatDate } = useLocale()
  const bytes = useBytes()
  const id = useId()
  const checking = useCommand(ingest.checkUpload, REFRESH)
  const ingesting = useCommand(ingest.ingestUpload, REFRESH)
  const dropping = useCommand(ingest.dropUpload, REFRESH)
  const { name, size, at, state, preview } = upload
  const isPending = checking.pending || ingesting.pending || dropping.pending
  const attempt = (work: Promise<unknown>) =>
    work.catch((error) => notify.error(t(`problems.${error instanceof CallError ? error.problem.code : 'unexpected'}`)))
  const check = (columns?: UploadColumns) => attempt(checking.run({ id: upload.id, ...(columns && { columns }) }))
  async function start() {
    await ingesting.run({ id: upload.id })
    notify.success(t('admin.ingest.started', { name }))
    onStarted()
  }
  return (
    <section className="ingest-card" aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{name}</bdi>
      </h2>
      <p className="quiet">
        {bytes(size)} · {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <div role="status">
        {state === 'checking' && (
          <>
            <p>{t('admin.ingest.checking')}</p>
            <Spinner />
          </>
        )}
        {state === 'sent' && <p>{t('admin.ingest.notChecked')}</p>}
        {state === 'failed' && <p>{t('admin.ingest.checkFailed')}</p>}
      </div>
      {preview && <UploadOutlook preview={preview} />}
      {preview?.columns && (
        <ColumnMapping
          key={JSON.stringify(preview.columns)}
          columns={preview.columns}
          disabled={isPending}
          onCheck={(columns) => void check(columns)}
        />
      )}
      <div className="ingest-acts">
        <Button
          type="primary"
          disabled={isPending || state !== 'checked' || !preview || preview.documents === 0}
          onClick={() => void attempt(start())}
        >
          {t('admin.ingest.start')}
        </Button>
        {(state === 'sent' || state === 'failed') && (
          <Button disabled={isPending} onClick={() => void check()}>
            {t('admin.ingest.checkAgain')}
          </Button>
        )}
        <Button disabled={isPending} onClick={() => void attempt(dropping.run({ id: upload.id }))}>
          {t('admin.ingest.discard')}
        </Button>
      </div>
    </section>
  )
}
