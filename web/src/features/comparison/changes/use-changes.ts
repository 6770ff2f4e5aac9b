import { useMemo, useState } from 'react'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { ALL_CHANGES, filterChanges, stepFrom } from './filter-changes.ts'

/** The changes that a filter shows, and the one in view. */
export function useChangeSteps(result: ComparisonResult, onChoose: (number: number) => void) {
  const [filter, setFilter] = useState(ALL_CHANGES)
  const [current, setCurrent] = useState<number>()
  const shown = useMemo(() => filterChanges(result, filter), [result, filter])
  const choose = (number: number | undefined) => {
    if (number === undefined) return
    setCurrent(number)
    onChoose(number)
  }
  return {
    filter,
    setFilter,
    current,
    shown,
    choose,
    step: (by: 1 | -1) => choose(stepFrom(shown, current, by)),
    showAll: () => setFilter(ALL_CHANGES),
  }
}

export type ChangeSteps = ReturnType<typeof useChangeSteps>
