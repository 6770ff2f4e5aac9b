import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ChangeFacts } from '../changes/change-facts.tsx'
import { ChangeText } from '../changes/change-text.tsx'
import type { ClauseGroup } from './group-by-clause.ts'

/** Clause of a report: what became of it, and the changes of its text. */
export function ClauseSection({ result, group }: { result: ComparisonResult; group: ClauseGroup }) {
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
            <li key={number}>
              <ChangeFacts change={change} />
              <ChangeText change={change} whole />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
