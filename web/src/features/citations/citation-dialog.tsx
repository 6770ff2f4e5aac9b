import { useState } from 'react'
import { citations } from '#contract/documents/citations.ts'
import type { ClauseName } from '#document-text/find-clause.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { readRemembered, remember } from '#web/lib/device-memory.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CitationFiles } from './citation-files.tsx'
import { CitationText } from './citation-text.tsx'
import { copyRich } from './copy-rich.ts'
import { LibraryRecord } from './library-record.tsx'
import { useCitedClause } from './use-cited-clause.ts'
import './citations.css'

export interface CitationDialogProps {
  contentCode: string
  designation: string
  /** clause at which the document is open */
  clause: ClauseName | undefined
  onClose: () => void
}

const REMEMBERED = 'citation-style'
const FIRST = 'ASTM'
/** An answer stays the same as long as the dialog is open. */
const ONCE = { revalidateOnFocus: false, revalidateIfStale: false }

/** Citation of a document or of its clause, in a style of one's choice, to copy or as a file. */
export function CitationDialog({ contentCode, designation, clause, onClose }: CitationDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState(() => readRemembered(REMEMBERED) ?? FIRST)
  const [whole, setWhole] = useState(false)
  const open = useCitedClause(contentCode, clause)
  const types = useEndpoint(citations.types, {}, ONCE).data?.responseData ?? []
  const citationStyle = types.length === 0 || types.some(({ code }) => code === chosen) ? chosen : FIRST
  const cited = { contentId: contentCode, ...(!whole && open) }
  const { data, error, mutate } = useEndpoint(citations.text, open === undefined ? null : { ...cited, citationStyle }, ONCE)
  const text = data?.responseData
  const [said, setSaid] = useState<{ text: string | undefined; key: 'citations.copied' | 'citations.notCopied' }>()
  function choose(style: string) {
    setChosen(style)
    remember(REMEMBERED, style)
  }
  async function copy() {
    try {
      await copyRich((text ?? '').trim(), data?.html)
      setSaid({ text, key: 'citations.copied' })
    } catch {
      setSaid({ text, key: 'citations.notCopied' })
    }
  }
  const actions = (
    <>
      <p className="citation-said" role="status">
        {said && said.text === text && t(said.key)}
      </p>
      <Button onClick={onClose}>{t('shell.close')}</Button>
      <Button type="primary" disabled={text === undefined} onClick={() => void copy()}>
        {t('citations.copy')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('citations.citeOne', { designation })} actions={actions} onClose={onClose}>
      <div className="citation">
        <div className="citation-choices">
          <Select
            label={t('citations.style')}
            value={citationStyle}
            options={types.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={choose}
          />
          {open && (
            <Select
              label={t('citations.extent')}
              value={whole ? 'whole' : 'clause'}
              options={[
                {
                  value: 'clause',
                  label: open.clause ? t('citations.clause', { number: open.clause }) : (open.clauseTitle ?? ''),
                },
                { value: 'whole', label: t('citations.whole') },
              ]}
              onChange={(extent) => setWhole(extent === 'whole')}
            />
          )}
        </div>
        <CitationText text={text} html={data?.html} failed={error !== undefined && !data} onRetry={() => void mutate()} />
        <CitationFiles cited={cited} />
        <LibraryRecord contentCode={contentCode} />
      </div>
    </Dialog>
  )
}
