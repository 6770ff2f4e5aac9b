import { changedPart, partBeside, placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Number and title of the clause that a change stands in, of the newer text if it is there. */
export function clauseNameOf({ older, newer }: ComparisonResult, change: TextChange): string {
  const clause = change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]
  return clause ? [clause.number, clause.title].filter(Boolean).join(' ') : ''
}

/** Kind of a change, its place in the clause, and what it means, the gravest first. */
export function ChangeFacts({ change }: { change: TextChange }) {
  const t = useText()
  const [part, place] = [changedPart(change), placeInClause(change)]
  const partName = part && partBeside(t(`comparison.part.${part}`), place)
  return (
    <span className="change-facts">
      <span className="change-kind" data-kind={change.kind}>
        {t(`comparison.kind.${change.kind}`)}
      </span>
      {partName && <span className="change-part">{partName}</span>}
      {place && <bdi className="change-place">{place}</bdi>}
      {(change.newer ?? change.older)?.table?.inLines && <span className="change-place">{t('comparison.inLinesShort')}</span>}
      <span className="change-effects" data-affects={change.couldAffect || undefined}>
        {change.effects.map((effect) => t(`comparison.effect.${effect}`)).join(' · ')}
        {change.strength && (
          <>
            {' '}
            <bdi className="change-reason">{strengthOf(change)}</bdi>
          </>
        )}
      </span>
    </span>
  )
}
