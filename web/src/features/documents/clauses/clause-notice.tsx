import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import { useState } from 'react'
import { type Text, useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { FollowedLink } from './use-reading-clauses.ts'
import './clause-notice.css'

/** Notice below the bar where a link to a clause did not simply lead to it, and where the pages have no text. */
export function ClauseNotice({ link, scan }: { link: FollowedLink | undefined; scan: boolean }) {
  const t = useText()
  const [closed, setClosed] = useState<FollowedLink | 'scan'>()
  const shown = scan ? 'scan' : link
  const text = scan ? t('documents.scan') : link && noticeOf(link, t)
  if (!text || shown === closed) return null
  return (
    <div className="clause-notice" role="status">
      <span>{text}</span>
      <Tool label={t('shell.close')} shape={CloseOutlined} onPress={() => setClosed(shown)} />
    </div>
  )
}

function noticeOf({ name, found, unknown, from }: FollowedLink, t: Text): string | undefined {
  const clause = shownName(name.clause)
  const now = found && (found.clause.number || found.clause.title)
  if (unknown) return t('documents.clauseLink.unknown')
  if (!found || !now) return t('documents.clauseLink.gone', { clause })
  if (found.how === 'same') return from === undefined ? undefined : t('documents.clauseLink.same', { from, clause: now })
  return t(`documents.clauseLink.${found.how}`, { clause, now })
}

/** Name of a clause for people: its number, or the words of its id. */
const shownName = (clause: string) => (clause.includes('~') ? (clause.split('~')[0] ?? clause) : clause).replaceAll('-', ' ')
