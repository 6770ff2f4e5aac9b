import type { Standing } from '#contract/documents/document-card.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Standing of an edition in a dot and a word. */
export function StandingBadge({ standing }: { standing: Pick<Standing, 'is'> }) {
  const t = useText()
  return (
    <span className="standing" data-is={standing.is}>
      {t(`shell.standing.${standing.is}`)}
    </span>
  )
}
