import { useState } from 'react'
import { citations, type MarcFormat } from '#contract/documents/citations.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { MARC_NAMES } from './marc-names.ts'

/** Downloads of the document's record for the catalog of a library. */
export function LibraryRecord({ contentCode }: { contentCode: string }) {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)
  async function download(format: MarcFormat) {
    setPending(true)
    try {
      const { url, name } = await call(citations.marcDocument, { title: contentCode, format })
      downloadFrom(url, name)
    } catch {
      notify.error(t('citations.notDownloaded'))
    } finally {
      setPending(false)
    }
  }
  return (
    <fieldset className="citation-files">
      <legend>{t('citations.record')}</legend>
      {(Object.keys(MARC_NAMES) as MarcFormat[]).map((format) => (
        <Button
          key={format}
          aria-label={t('citations.recordAs', { format: MARC_NAMES[format] })}
          aria-disabled={pending || undefined}
          onClick={() => void (pending || download(format))}
        >
          {MARC_NAMES[format]}
        </Button>
      ))}
    </fieldset>
  )
}
