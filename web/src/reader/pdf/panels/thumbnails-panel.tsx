import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { PdfSession } from '../session/pdf-session.ts'
import type { PdfPanel, PdfPanelProps } from '../slots.ts'
import './panels.css'
import { createThumbnailQueue } from './draw-thumbnails.ts'

type Queue = ReturnType<typeof createThumbnailQueue>

function ThumbnailsPanel({ session, state, onFollow }: PdfPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  const queue = useThumbnailQueue(session)
  const pages = useMemo(() => Array.from({ length: state.pages }, (_, index) => index + 1), [state.pages])
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const go = (page: number) => {
    session.goTo(page)
    onFollow()
  }
  return (
    <ol ref={list} className="pdf-thumbnails" dir={state.rightToLeft ? 'rtl' : 'ltr'}>
      {pages.map((page) => (
        <Thumbnail key={page} page={page} current={page === state.page} queue={queue} list={list} onGo={go} />
      ))}
    </ol>
  )
}

function useThumbnailQueue(session: PdfSession): Queue | undefined {
  const [queue, setQueue] = useState<Queue>()
  useEffect(() => {
    let made: Queue | undefined
    let wanted = true
    void session.document.then((pdf) => {
      if (!pdf || !wanted) return
      made = createThumbnailQueue(pdf)
      setQueue(made)
    })
    return () => {
      wanted = false
      made?.clear()
    }
  }, [session])
  return queue
}

interface ThumbnailProps {
  page: number
  current: boolean
  queue: Queue | undefined
  list: RefObject<HTMLOListElement | null>
  onGo: (page: number) => void
}

/** Placeholder of the right size, drawn when it scrolls into view. */
function Thumbnail({ page, current, queue, list, onGo }: ThumbnailProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element || !queue) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return void queue.drop(page)
        if (element.dataset.drawn === undefined) queue.want(page, element)
        element.dataset.drawn = ''
      },
      { root: list.current?.parentElement ?? null, rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [queue, page, list])
  return (
    <li>
      <button
        type="button"
        className="pdf-thumbnail"
        aria-current={current ? 'page' : undefined}
        aria-label={t('documents.pageNumber', { page: formatNumber(page) })}
        onClick={() => onGo(page)}
      >
        <canvas ref={canvas} />
        <span>{formatNumber(page)}</span>
      </button>
    </li>
  )
}

export const thumbnailsPanel: PdfPanel = {
  id: 'thumbnails',
  title: 'documents.thumbnails',
  icon: AppstoreOutlined,
  render: (props) => <ThumbnailsPanel {...props} />,
}
