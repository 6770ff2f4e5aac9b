import { useEffect, useMemo, useState } from 'react'
import { isLayoutChange } from '#comparison/is-layout.ts'
import { changeKeysOf } from '#comparison/result/change-keys.ts'
import { groupSubstitutions, isSubstitution } from '#comparison/result/group-substitutions.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { ChangeFilters } from '../changes/change-filters.tsx'
import { ALL_CHANGES, countViewed, filterChanges, type ShownChange } from '../changes/filter-changes.ts'
import { useViewed } from '../changes/use-viewed.ts'
import { type ComparedPair, codeOfId, useChanges, useResult, useVersions } from '../frame/api.ts'
import { BackLink, ComparisonFailure, useName } from '../frame/comparison-failure.tsx'
import { ComparisonProgress } from '../frame/comparison-progress.tsx'
import { NoPair } from '../frame/no-pair.tsx'
import { RecognisedNotice } from '../frame/recognised-notice.tsx'
import { ClauseSection } from './clause-section.tsx'
import { EarlierEditions, earlierThan } from './earlier-editions.tsx'
import { groupByClause, hasStructure } from './group-by-clause.ts'
import { RepeatedSection } from './repeated-section.tsx'
import { writeReport } from './report-csv.ts'
import '../changes/changes.css'
import './report.css'

/** Report that an address names: of an edition against an earlier one, by default the one before it. */
export function ChangeReport({ search }: { search: string }) {
  const t = useText()
  const query = new URLSearchParams(search)
  const [older, newer] = [query.get('older') ?? '', query.get('newer') ?? '']
  const { data, error } = useVersions(newer ? codeOfId(newer) : undefined)
  const editions = data || error ? earlierThan(data?.result ?? [], codeOfId(newer)) : undefined
  if (!newer) return <NoPair />
  if (older) return <NamedReport key={`${older} ${newer}`} pair={{ older, newer }} editions={editions} />
  if (!editions) return <Skeleton lines={[40, 80, 70, 75]} />
  if (editions[0]) return <Navigate replace to={paths.changeReport({ older: editions[0].contentCode, newer })} />
  return <EmptyState title={t('comparison.noEarlier')} action={<BackLink id={newer}>{newer.replace('|', ' ')}</BackLink>} />
}

interface NamedReportProps {
  readonly pair: ComparedPair
  /** absent while they are loaded */
  readonly editions: ReturnType<typeof earlierThan> | undefined
}

function NamedReport({ pair, editions }: NamedReportProps) {
  const t = useText()
  const [older, newer] = [useName(pair.older), useName(pair.newer)]
  const polled = useChanges(pair)
  const { file, error, isProtected, again } = polled
  const { data, error: unread, mutate } = useResult(file)
  const title = t('comparison.reportTitle', { older, newer })
  useTitle(title)
  const failed = error ?? unread
  return (
    <article className="report" data-protected={isProtected || undefined}>
      <header className="report-head">
        <p className="report-kind">{t('comparison.report')}</p>
        <h1 aria-label={title}>
          <Designation>{older}</Designation>
          <span aria-hidden="true" className="report-arrow">
            →
          </span>
          <Designation>{newer}</Designation>
        </h1>
        {editions ? (
          <EarlierEditions editions={editions} older={pair.older} newer={pair.newer} />
        ) : (
          <div className="report-edition" />
        )}
      </header>
      {data && <RecognisedNotice pair={pair} />}
      {data ? (
        <OpenReport result={data} pair={pair} name={`${older} ${newer}`} isProtected={isProtected} />
      ) : failed ? (
        <ComparisonFailure error={failed} pair={pair} onRetry={() => (unread ? void mutate() : again())} />
      ) : (
        <ComparisonProgress pair={pair} view="report" polled={polled} />
      )}
    </article>
  )
}

interface OpenReportProps {
  readonly result: ComparisonResult
  readonly pair: ComparedPair
  readonly name: string
  readonly isProtected: boolean
}

function OpenReport({ result, pair, name, isProtected }: OpenReportProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [filter, setFilter] = useState(ALL_CHANGES)
  const keys = useMemo(() => changeKeysOf(result), [result])
  const viewed = useViewed(pair, keys)
  const linked = useLinkedChange(keys)
  const shown = useMemo(() => filterChanges(result, filter, viewed.numbers), [result, filter, viewed.numbers])
  const rows = useMemo(() => groupSubstitutions(shown), [shown])
  const repeated = rows.filter(isSubstitution)
  const groups = useMemo(() => {
    const singles = rows.filter((row): row is ShownChange => !isSubstitution(row))
    return groupByClause(result, singles, filter.kind === 'all' && !filter.affecting && !filter.unseen)
  }, [result, rows, filter])
  const { seen, total } = countViewed(result, viewed.numbers)
  const format = result.newer.source === 'pdf' || result.older.source === 'pdf' ? 'PDF' : 'HTML'
  const hrefOf = (number: number) => paths.compare({ ...pair, format, change: keys[number] })
  const isEmpty = result.changes.every(isLayoutChange) && result.clauses.length === 0
  const save = () => {
    const url = URL.createObjectURL(new Blob([writeReport(result, shown, t)], { type: 'text/csv;charset=utf-8' }))
    downloadFrom(url, `${name}.csv`)
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <p className="report-source">{t(hasStructure(result) ? 'comparison.madeFromStructure' : 'comparison.madeFromText')}</p>
      <div className="report-tools">
        <Link className="button" to={paths.compare({ ...pair, format })}>
          {t('comparison.sideBySide')}
        </Link>
        {!isProtected && !isEmpty && (
          <>
            <Button onClick={() => window.print()}>{t('comparison.print')}</Button>
            <Button onClick={save}>{t('comparison.csv')}</Button>
          </>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title={t('comparison.same')} />
      ) : (
        <>
          <ChangeFilters result={result} filter={filter} mayTick={viewed.tick !== undefined} onFilter={setFilter} />
          <p role="status" className="report-count">
            {t('comparison.count', { count: shown.length })}
            {viewed.tick && ` · ${t('comparison.seenCount', { seen: formatNumber(seen), total: formatNumber(total) })}`}
          </p>
          <RepeatedSection groups={repeated} {...{ result, viewed, linked, hrefOf }} />
          {groups.map((group) => (
            <ClauseSection key={group.key} {...{ result, group, viewed, linked, hrefOf }} />
          ))}
          {groups.length === 0 && repeated.length === 0 && (
            <EmptyState
              title={t('comparison.noMatch')}
              action={<Button onClick={() => setFilter(ALL_CHANGES)}>{t('comparison.showAll')}</Button>}
            />
          )}
        </>
      )}
    </>
  )
}

/** Number of the change that the address names; the page shows it once it is there. */
function useLinkedChange(keys: readonly string[]): number | undefined {
  const query = new URLSearchParams(useLocation().search)
  const number = keys.indexOf(query.get('change') ?? '')
  useEffect(() => {
    if (number >= 0) document.getElementById(`change-${number}`)?.scrollIntoView({ block: 'center' })
  }, [number])
  return number < 0 ? undefined : number
}
