import { useState } from 'react'
import { type Text, useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { PagesByText } from './use-clause-list.ts'
import type { FollowedLink, ReadingClauses } from './use-reading-clauses.ts'
import './clause-notice.css'

interface ClauseNoticeProps extends Pick<ReadingClauses, 'link' | 'scan' | 'pagesByText'> {
  readonly isPdf: boolean
}

/** Notice below the bar where a link to a clause did not simply lead to it, and where pages have no text. */
export function ClauseNotice({ link, scan, pagesByText, isPdf }: ClauseNoticeProps) {
  const t = useText()
  const [closed, setClosed] = useState<readonly (FollowedLink | 'scan')[]>([])
  const ofLink = link && !scan && !closed.includes(link) ? noticeOf(link, t) : undefined
  const ofScan = closed.includes('scan') ? undefined : scanNotice({ scan, pagesByText: isPdf ? pagesByText : {} }, t)
  const text = ofLink ?? ofScan
  if (!text) return null
  const close = () => setClosed([...closed, ofLink && link ? link : 'scan'])
  return (
    <div className="clause-notice" role="status">
      <span>{text}</span>
      <Tool label={t('shell.close')} shape="CloseOutlined" onPress={close} />
    </div>
  )
}

/** Runs of pages that are named; the rest is an ellipsis. */
const MAX_RUNS = 12

function scanNotice({ scan, pagesByText }: Pick<ReadingClauses, 'scan' | 'pagesByText'>, t: Text): string | undefined {
  if (scan) return t('documents.scan')
  const kinds = ['scannedPages', 'recognisedPages', 'unmappedPages'] as const
  const notices = kinds.flatMap((kind) => {
    const pages = pagesByText[kind] ?? []
    return pages.length > 0 ? [t(`documents.${kind}`, { pages: runsInWords(pages) })] : []
  })
  return notices.length > 0 ? notices.join(' ') : undefined
}

function runsInWords(pages: NonNullable<PagesByText['scannedPages']>): string {
  const runs = pages.slice(0, MAX_RUNS).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
  return [...runs, ...(pages.length > MAX_RUNS ? ['…'] : [])].join(', ')
}

function noticeOf({ name, found, several, unknown, from }: FollowedLink, t: Text): string | undefined {
  const clause = shownName(name.clause)
  const now = found && (found.clause.number || found.clause.title)
  if (unknown) return t('documents.clauseLink.unknown')
  if (!found || !now) return t('documents.clauseLink.gone', { clause })
  if (several) return t('documents.clauseLink.several', { clause: now })
  if (found.how === 'same') return from === undefined ? undefined : t('documents.clauseLink.same', { from, clause: now })
  return t(`documents.clauseLink.${found.how}`, { clause, now })
}

/** Name of a clause for people: its number, or the words of its id. */
const shownName = (clause: string) => (clause.includes('~') ? (clause.split('~')[0] ?? clause) : clause).replaceAll('-', ' ')
