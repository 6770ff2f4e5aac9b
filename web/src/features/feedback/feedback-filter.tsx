import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { FeedbackQuery } from './feedback-query.ts'

const PAUSE_MS = 500

interface FeedbackFilterProps {
  chosen: FeedbackQuery
  onChoose: (chosen: FeedbackQuery) => void
  children: ReactNode
}

/** Filters by days and words; words apply after a pause in typing. */
export function FeedbackFilter({ chosen, onChoose, children }: FeedbackFilterProps) {
  const t = useText()
  const given = chosen.text ?? ''
  const [text, setText] = useState(given)
  const [known, setKnown] = useState(given)
  // Words that were chosen elsewhere, as by a link, are what stands here now; of one's own, what was typed since stays.
  if (given !== known) {
    setKnown(given)
    if (text === known) setText(given)
  }
  useEffect(() => {
    if (text === given) return
    const timer = setTimeout(() => onChoose({ ...chosen, text: text || undefined }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, given, chosen, onChoose])
  const day = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input
        type="date"
        value={chosen[name] ?? ''}
        onChange={(event) => onChoose({ ...chosen, [name]: event.target.value || undefined })}
      />
    </label>
  )
  return (
    <search className="feedback-choice">
      {day('from', t('feedback.from'))}
      {day('to', t('feedback.to'))}
      <label>
        {t('feedback.words')}
        <input type="search" dir="auto" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {children}
    </search>
  )
}
