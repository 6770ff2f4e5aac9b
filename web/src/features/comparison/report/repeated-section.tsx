import type { Substitution } from '#comparison/result/group-substitutions.ts'
import { placeInClause } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { clauseNameOf } from '../changes/change-facts.tsx'
import { ChangeText } from '../changes/change-text.tsx'
import type { ShownChange } from '../changes/filter-changes.ts'
import { RepeatedChange } from '../changes/repeated-change.tsx'
import type { ViewedChanges } from '../changes/use-viewed.ts'
import { ViewedTick } from '../changes/viewed-tick.tsx'

interface RepeatedSectionProps {
  readonly result: ComparisonResult
  readonly groups: readonly Substitution<ShownChange>[]
  readonly viewed: ViewedChanges
  /** number of the change that the address names, whose group is open */
  readonly linked: number | undefined
  /** address of a change side by side */
  readonly hrefOf: (number: number) => string
}

/** Part of a report for words that took the place of the same others in many places: a line each, with its places. */
export function RepeatedSection({ result, groups, viewed, linked, hrefOf }: RepeatedSectionProps) {
  const t = useText()
  if (groups.length === 0) return null
  return (
    <section className="report-clause">
      <h2>{t('comparison.repeated')}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.changes[0]?.number}>
            <RepeatedChange group={group} current={linked}>
              <ol className="report-places">
                {group.changes.map(({ number, change }) => (
                  <li key={number} id={`change-${number}`} aria-current={number === linked || undefined}>
                    <bdi className="change-clause">
                      {[clauseNameOf(result, change) || t('comparison.noClause'), placeInClause(change)]
                        .filter(Boolean)
                        .join(' · ')}
                    </bdi>
                    <ChangeText change={change} />
                    <Link to={hrefOf(number)}>{t('comparison.sideBySide')}</Link>
                  </li>
                ))}
              </ol>
            </RepeatedChange>
            <ViewedTick viewed={viewed} numbers={group.changes.map(({ number }) => number)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
