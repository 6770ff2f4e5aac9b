import type { Standing } from '#contract/documents/document-card.ts'
import { statusWordOf, toneOf } from '#standing/status-words.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Status of a document in a dot and a word. */
export function StandingBadge({ standing }: { standing: Pick<Standing, 'is'> }) {
  const t = useText()
  const word = statusWordOf(standing)
  return (
    <span className="standing" data-is={word} data-tone={toneOf(word)}>
      {t(`shell.standing.${word}`)}
    </span>
  )
}
