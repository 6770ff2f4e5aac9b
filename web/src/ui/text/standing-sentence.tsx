import type { ReactNode } from 'react'
import type { Standing } from '#contract/documents/document-card.ts'
import { useLocale, useRichText } from '#web/lib/i18n/i18n.tsx'
import { Successor, type SuccessorProps } from './successor.tsx'

interface Props extends Pick<SuccessorProps, 'pathOf'> {
  standing: Standing
}

/** Sentence for a standing, with its day and a link to its successor. */
export function StandingSentence({ standing, pathOf }: Props): ReactNode {
  const say = useRichText()
  const { formatDate } = useLocale()
  const { on, by } = standing
  return say(`shell.standing.${sentenceOf(standing)}`, {
    date: on && <span className="standing-date">{formatDate(on)}</span>,
    designation: by && <Successor by={by} pathOf={pathOf} />,
  })
}

function sentenceOf({ is, on, by, withoutReplacement, amended }: Standing): string {
  const day = on ? 'On' : ''
  if (is === 'under-revision' && by) return amended ? 'amendedUnderRevisionBy' : 'underRevisionBy'
  if (is === 'superseded' && (by || on)) return by ? `supersededBy${day}` : 'supersededOn'
  if (is === 'withdrawn' && by) return `withdrawnBy${day}`
  if (is === 'withdrawn' && withoutReplacement) return `withdrawnFinal${day}`
  if (is === 'withdrawn' && on) return 'withdrawnOn'
  if (is === 'draft' && by) return 'draftBy'
  return is === 'unknown' && by ? 'unknownBy' : is
}
