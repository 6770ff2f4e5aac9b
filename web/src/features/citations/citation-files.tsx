import { useState } from 'react'
import { citations } from '#contract/documents/citations.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'

/** Files of reference managers. Without a style of a text it is RIS. */
const FILES = [
  { name: 'RIS', file: 'citation.ris', type: 'application/x-research-info-systems' },
  { name: 'BibTeX', file: 'citation.bib', type: 'application/x-bibtex', style: 'BIBTEX' },
  { name: 'CSL-JSON', file: 'citation.json', type: 'application/vnd.citationstyles.csl+json', style: 'CSLJSON' },
] as const

const LINK_LIFETIME_MS = 1000

function saveText(text: string, { file, type }: { file: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  downloadFrom(url, file)
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS)
}

/** Downloads of the citation for reference managers. */
export function CitationFiles({ cited }: { cited: CallInputOf<typeof citations.ris> }) {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)
  async function download(one: (typeof FILES)[number]) {
    setPending(true)
    try {
      const answer = 'style' in one ? call(citations.text, { ...cited, citationStyle: one.style }) : call(citations.ris, cited)
      saveText((await answer).responseData, one)
    } catch {
      notify.error(t('citations.notDownloaded'))
    } finally {
      setPending(false)
    }
  }
  return (
    <fieldset className="citation-files">
      <legend>{t('citations.files')}</legend>
      {FILES.map((one) => (
        <Button
          key={one.name}
          aria-label={t('citations.downloadAs', { format: one.name })}
          aria-disabled={pending || undefined}
          onClick={() => void (pending || download(one))}
        >
          {one.name}
        </Button>
      ))}
    </fieldset>
  )
}
