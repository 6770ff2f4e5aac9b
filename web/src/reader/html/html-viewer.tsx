import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined'
import Button from 'antd/es/button'
import Skeleton from 'antd/es/skeleton'
import { type SyntheticEvent, useMemo } from 'react'
import useSWR from 'swr'
import type { FileLink } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { framePage } from './html-page.ts'
import { type HtmlLayer, OPEN_AT, prepareHtml } from './prepare-html.ts'
import { printHtml } from './print-html.ts'
import './html.css'

async function fetchText([, url]: readonly [string, string]): Promise<string> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The file answered ${response.status}`)
  return response.text()
}

export interface HtmlViewerProps {
  link: FileLink
  title: string
  mayPrint: boolean
  /** called when the link may have expired */
  onReopen: () => void
  layers: readonly HtmlLayer[]
}

/**
 * Shows an untrusted document: the frame runs no script and has an opaque origin, so that nothing in it can reach this page or
 * its session. The price is that its height cannot be read; it gets the available height and scrolls by itself.
 */
export function HtmlViewer({ link, title, mayPrint, onReopen, layers }: HtmlViewerProps) {
  const t = useText()
  const { data, error } = useSWR(['document-html', link.url] as const, fetchText, { revalidateOnFocus: false })
  const page = useMemo(() => data && framePage(prepareHtml(data, layers)), [data, layers])
  if (error) return <ErrorState title={t('documents.htmlFailed')} onRetry={onReopen} />
  if (!page) return <Skeleton active paragraph={{ rows: 12 }} className="html-loading" aria-label={t('documents.loading')} />
  return (
    <section className="html-frame" aria-label={title}>
      {mayPrint && (
        <div className="html-tools">
          <Button icon={<Icon shape={PrinterOutlined} />} onClick={() => printHtml(page, title)}>
            {t('documents.print')}
          </Button>
        </div>
      )}
      <iframe
        title={title}
        srcDoc={page}
        onLoad={goToStart}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </section>
  )
}

/** Scrolls to the start mark by navigating the frame, which is all that this page may do with it. */
function goToStart({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  if (currentTarget.srcdoc.includes(OPEN_AT)) currentTarget.contentWindow?.location.replace(`about:srcdoc#${OPEN_AT}`)
}
