import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Number and title of the clause that a change stands in, of the newer text if it is there. */
export function clauseNameOf({ older, newer }: ComparisonResult, change: TextChange): string {
  const clause = change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]
  return clause ? [clause.number, clause.title].filter(Boolean).join(' ') : ''
}

/** Kind of a change and what it means, the gravest first. */
export function ChangeFacts({ change }: { change: TextChange }) {
  const t = useText()
  return (
    <span className="change-facts">
      <span className="change-kind" data-kind={change.kind}>
        {t(`comparison.kind.${change.kind}`)}
      </span>
      <span className="change-effects" data-affects={change.couldAffect || undefined}>
        {change.effects.map((effect) => t(`comparison.effect.${effect}`)).join(' · ')}
      </span>
    </span>
  )
}
