import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ChangeFilters } from '../changes/change-filters.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { ChangeStepper } from '../changes/change-stepper.tsx'
import { useChangeSteps } from '../changes/use-changes.ts'
import { type ComparedPair, useChanges, useResult } from '../frame/api.ts'
import { ComparisonFailure } from '../frame/comparison-failure.tsx'

interface HtmlChangesProps {
  readonly pair: ComparedPair
  readonly session: HtmlSession
  /** called when the person goes to a change: on a phone the panel closes */
  readonly onFollow: () => void
}

/** Changes of two HTML texts, each of which leads to its place on the page. */
export function HtmlChanges({ pair, ...shown }: HtmlChangesProps) {
  const { file, error, again } = useChanges(pair)
  const { data, error: unread, mutate } = useResult(file)
  const failed = error ?? unread
  if (failed) return <ComparisonFailure error={failed} pair={pair} onRetry={() => (unread ? void mutate() : again())} />
  return data ? <ListedChanges pair={pair} result={data} {...shown} /> : <Skeleton lines={[60, 50, 55]} />
}

function ListedChanges({ pair, result, session, onFollow }: HtmlChangesProps & { result: ComparisonResult }) {
  const steps = useChangeSteps({ pair, result, isReady: true, onChoose: (number) => session.goTo(`change-${number}`) })
  const choose = (number: number) => {
    steps.choose(number)
    onFollow()
  }
  return (
    <div className="compared-changes">
      <ChangeStepper steps={steps} />
      <ChangeFilters result={result} filter={steps.filter} mayTick={steps.viewed.tick !== undefined} onFilter={steps.setFilter} />
      <ChangeList result={result} steps={steps} onChoose={choose} />
    </div>
  )
}
