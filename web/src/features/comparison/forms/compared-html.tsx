import { useMemo } from 'react'
import useSWR from 'swr'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { documents, type FileLink } from '#contract/documents/documents.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { HtmlText } from '#web/reader/html/html-text.tsx'
import { prepareHtml } from '#web/reader/html/prepare-html.ts'
import { useTextSize } from '#web/reader/html/text-size.ts'
import { usePageLook } from '#web/reader/html/use-page-look.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { codeOfId } from '../frame/api.ts'
import { useName } from '../frame/comparison-failure.tsx'
import type { SideName } from '../pages/scroll-pairs.ts'
import { createHtmlMarksLayer } from './draw-html-marks.ts'
import '#web/reader/html/html.css'

interface ComparedHtmlProps {
  readonly id: string
  readonly side: SideName
  readonly label: string
  readonly result: ComparisonResult
  readonly onOpen: (session: HtmlSession) => void
}

const noKey = () => undefined

/** HTML text of a comparison as its publisher has it, with marks on the words that changed. */
export function ComparedHtml({ id, side, label, result, onOpen }: ComparedHtmlProps) {
  const t = useText()
  const call = useCall()
  const name = useName(id)
  const look = usePageLook(useTextSize().size)
  const fetchPage = async () => {
    const link: FileLink = await call(documents.html, { id: id.endsWith(';html') ? id : `${codeOfId(id)};html` })
    const response = await fetch(link.url, { credentials: 'omit' })
    if (!response.ok) throw new Error(`The file answered ${response.status}`)
    return response.text()
  }
  const { data, error, mutate } = useSWR<string, Error>(['compared-html', id], fetchPage, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const opened = useMemo(
    () => (data === undefined ? undefined : prepareHtml(data, [createHtmlMarksLayer(result, side)], t)),
    [data, result, side, t],
  )
  const title = t('comparison.side', { designation: name, side: label })
  return (
    <section className="compared-side" aria-label={title}>
      <h2 className="compared-head">
        <span>{label}</span> <Designation>{name}</Designation>
      </h2>
      {error && <ErrorState title={t('comparison.sideFailed', { designation: name })} onRetry={() => void mutate()} />}
      <div className="compared-stage" data-kind="html" aria-busy={(!opened && !error) || undefined}>
        {opened && (
          <HtmlText key={id} {...{ opened, title, look }} onKey={noKey} onJump={undefined} onStart={onOpen}>
            {null}
          </HtmlText>
        )}
      </div>
    </section>
  )
}
