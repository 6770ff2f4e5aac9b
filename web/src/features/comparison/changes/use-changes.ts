import { useEffect, useMemo, useRef, useState } from 'react'
import { changeKeysOf } from '#comparison/result/change-keys.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import type { ComparedPair } from '../frame/api.ts'
import { ALL_CHANGES, filterChanges, stepFrom } from './filter-changes.ts'
import { useViewed } from './use-viewed.ts'

interface Stepped {
  readonly pair: ComparedPair
  readonly result: ComparisonResult
  /** whether changes can be shown; the one that the address names is shown then */
  readonly isReady: boolean
  readonly onChoose: (number: number) => void
}

/** The changes that a filter shows, the ticks on them, and the one in view, which the address names. */
export function useChangeSteps({ pair, result, isReady, onChoose }: Stepped) {
  const [filter, setFilter] = useState(ALL_CHANGES)
  const [current, setCurrent] = useState<number>()
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const keys = useMemo(() => changeKeysOf(result), [result])
  const viewed = useViewed(pair, keys)
  const shown = useMemo(() => filterChanges(result, filter, viewed.numbers), [result, filter, viewed.numbers])
  const choose = (number: number | undefined) => {
    if (number === undefined) return
    setCurrent(number)
    onChoose(number)
    query.set('change', keys[number] ?? '')
    navigate({ search: `?${query}` }, { replace: true })
  }
  const linked = keys.indexOf(query.get('change') ?? '')
  const isLinkShown = useRef(false)
  useEffect(() => {
    if (!isReady || isLinkShown.current) return
    isLinkShown.current = true
    if (linked < 0) return
    setCurrent(linked)
    onChoose(linked)
  })
  return {
    filter,
    setFilter,
    current,
    shown,
    viewed,
    choose,
    step: (by: 1 | -1) => choose(stepFrom(shown, current, by)),
    stepUnseen: (by: 1 | -1) =>
      choose(
        stepFrom(
          shown.filter(({ number }) => number === current || !viewed.numbers.has(number)),
          current,
          by,
        ),
      ),
    showAll: () => setFilter(ALL_CHANGES),
  }
}

export type ChangeSteps = ReturnType<typeof useChangeSteps>
