import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { TextMark } from '../../marks/additions.ts'
import { MarkCounts } from '../../marks/mark-counts.tsx'
import { marksByPage } from '../../marks/marks-by-page.ts'
import type { PdfSession } from '../session/pdf-session.ts'
import type { PdfPanel, PdfPanelProps } from '../slots.ts'
import './panels.css'
import { createThumbnailQueue } from './draw-thumbnails.ts'

type Queue = ReturnType<typeof createThumbnailQueue>

function ThumbnailsPanel({ session, state, marks, onFollow }: PdfPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  const queue = useThumbnailQueue(session)
  const pages = useMemo(() => Array.from({ length: state.pages }, (_, index) => index + 1), [state.pages])
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const byPage = useMemo(() => marksByPage(marks), [marks])
  const go = (page: number) => {
    session.goTo(page)
    onFollow()
  }
  return (
    <ol ref={list} className="pdf-thumbnails" dir={state.rightToLeft ? 'rtl' : 'ltr'}>
      {pages.map((page) => (
        <Thumbnail key={page} {...{ page, queue, list }} current={page === state.page} marks={byPage.get(page - 1)} onGo={go} />
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
  marks: readonly TextMark[] | undefined
  queue: Queue | undefined
  list: RefObject<HTMLOListElement | null>
  onGo: (page: number) => void
}

/** Placeholder of the right size, drawn when it scrolls into view. */
function Thumbnail({ page, current, marks = [], queue, list, onGo }: ThumbnailProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = t('documents.pageNumber', { page: formatNumber(page) })
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
        aria-label={marks.length > 0 ? `${name}, ${t('documents.markCount', { count: marks.length })}` : name}
        onClick={() => onGo(page)}
      >
        <canvas ref={canvas} />
        <span>
          {formatNumber(page)} <MarkCounts marks={marks} />
        </span>
      </button>
    </li>
  )
}

export const thumbnailsPanel: PdfPanel = {
  id: 'thumbnails',
  title: 'documents.thumbnails',
  icon: 'AppstoreOutlined',
  inMenu: true,
  render: (props) => <ThumbnailsPanel {...props} />,
}
