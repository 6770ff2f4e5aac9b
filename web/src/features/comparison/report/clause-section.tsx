import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { ChangeFacts } from '../changes/change-facts.tsx'
import { ChangeText } from '../changes/change-text.tsx'
import type { ViewedChanges } from '../changes/use-viewed.ts'
import { ViewedTick } from '../changes/viewed-tick.tsx'
import type { ClauseGroup } from './group-by-clause.ts'

interface ClauseSectionProps {
  readonly result: ComparisonResult
  readonly group: ClauseGroup
  readonly viewed: ViewedChanges
  /** number of the change that the address names */
  readonly linked: number | undefined
  /** address of a change side by side */
  readonly hrefOf: (number: number) => string
}

/** Clause of a report: what became of it, and the changes of its text. */
export function ClauseSection({ result, group, viewed, linked, hrefOf }: ClauseSectionProps) {
  const t = useText()
  const { newer, older, kinds, changes } = group
  const before = older === undefined ? undefined : result.older.clauses[older]
  const clause = (newer === undefined ? undefined : result.newer.clauses[newer]) ?? (newer === undefined ? before : undefined)
  const notes = kinds
    .filter((kind) => kind !== 'changed')
    .map((kind) => t(`comparison.clause.${kind}`, { number: before?.number || '–', title: before?.title ?? '' }))
  return (
    <section className="report-clause">
      <h2>
        {clause ? (
          <>
            {clause.number && (
              <bdi dir="ltr" className="report-number">
                {clause.number}
              </bdi>
            )}{' '}
            <bdi>{clause.title}</bdi>
          </>
        ) : (
          t('comparison.noClause')
        )}
      </h2>
      {notes.length > 0 && <p className="report-notes">{notes.join(' · ')}</p>}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ number, change }) => (
            <li key={number} id={`change-${number}`} aria-current={number === linked || undefined}>
              <ChangeFacts change={change} />
              <ChangeText change={change} whole />
              <span className="report-acts">
                <Link to={hrefOf(number)}>{t('comparison.sideBySide')}</Link>
                <ViewedTick viewed={viewed} numbers={[number]} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
