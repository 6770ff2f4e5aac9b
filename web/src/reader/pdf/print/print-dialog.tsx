import { useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PdfSession } from '../session/pdf-session.ts'
import { pagesIn } from './page-range.ts'
import { printPages } from './print-pages.ts'
import './print-dialog.css'

type Choice = 'all' | 'current' | 'some'

/** Asks which pages to print, and draws them. */
export function PrintDialog({ session, onClose }: { session: PdfSession; onClose: () => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { page, pages } = session.store.get()
  const [choice, setChoice] = useState<Choice>('all')
  const [range, setRange] = useState('')
  const stop = useRef(new AbortController())
  const [{ done, total, failed }, setProgress] = useState({ done: 0, total: 0, failed: false })
  useEffect(() => () => stop.current.abort(), [])
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  const chosen = { all, current: [page], some: pagesIn(range, pages) }[choice]
  const print = async () => {
    const pdf = await session.document
    if (!pdf || !chosen) return
    setProgress({ done: 0, total: chosen.length, failed: false })
    const onPage = (done: number) => setProgress({ done, total: chosen.length, failed: false })
    const wanted = { pages: chosen, signal: stop.current.signal, onPage }
    await printPages(pdf, wanted).then(onClose, () => setProgress({ done: 0, total: 0, failed: true }))
  }
  const labels: Record<Choice, string> = {
    all: t('documents.printAll', { pages: formatNumber(pages) }),
    current: t('documents.printCurrent', { page: formatNumber(page) }),
    some: t('documents.printSome'),
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={!chosen || total > 0} onClick={() => void print()}>
        {t('documents.print')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('documents.printTitle')} actions={actions} onClose={onClose}>
      <fieldset className="print-choices" disabled={total > 0}>
        {(Object.keys(labels) as Choice[]).map((one) => (
          <label key={one}>
            <input type="radio" name="pages" checked={one === choice} onChange={() => setChoice(one)} />
            {labels[one]}
          </label>
        ))}
        <input
          type="text"
          dir="ltr"
          aria-label={labels.some}
          placeholder="1-3, 8"
          value={range}
          aria-invalid={(choice === 'some' && range !== '' && !chosen) || undefined}
          onFocus={() => setChoice('some')}
          onChange={(event) => setRange(event.target.value)}
        />
      </fieldset>
      {total > 0 && (
        <p role="status">
          <progress max={total} value={done} aria-hidden="true" />
          {t('documents.printing', { done: formatNumber(done), total: formatNumber(total) })}
        </p>
      )}
      {failed && <p role="alert">{t('documents.printFailed')}</p>}
    </Dialog>
  )
}
