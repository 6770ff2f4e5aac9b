import { useEffect, useMemo, useRef } from 'react'
import useSWR from 'swr'
import type { AnyEndpoint, CallInputOf, OutputOf } from '#contract/endpoint/endpoint.ts'
import { refinement } from '#contract/refinement.ts'
import type { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import { idOf } from '../tree/selection.ts'
import type { Numbers } from '../tree/shown-nodes.ts'

export type CountQuery = CallInputOf<typeof refinement.count>
type CountSection = CallInputOf<typeof refinement.topLevelCount>['section']
type Counted = OutputOf<typeof refinement.count>

const CALLS = {
  all: {
    top: refinement.topLevelCount,
    Publisher: refinement.publisherCount,
    Category: refinement.count,
  },
  subscribed: {
    top: refinement.entitledTopLevelCount,
    Publisher: refinement.entitledPublisherCount,
    Category: refinement.entitledCount,
  },
} as const

export interface CountSet extends Numbers {
  /** documents with compass points; undefined while unknown */
  readonly pointed: number | undefined
  readonly loading: boolean
  readonly retry: () => void
}

interface Wanted {
  readonly scope: ContentScope
  readonly query: CountQuery
  readonly section: CountSection
  /** with counts of values below the first level */
  readonly whole: boolean
  readonly off?: boolean
}

/** Fetches the counts of publishers or of categories in one call, and aborts it when another search replaces it. */
export function useCounts({ scope, query, section, whole, off }: Wanted): CountSet {
  const endpoint: AnyEndpoint = CALLS[scope][whole ? section : 'top']
  const input = whole ? query : { ...query, section }
  const { data, error, isValidating, mutate } = useAbortable(endpoint, off ? null : input)
  // Numbers of another search are not shown when this one's fail.
  const failed = error && !isValidating
  const counts = useMemo(
    () => (failed ? undefined : data && new Map(data.counts.map(({ r, key, count }) => [idOf({ r, key }), count]))),
    [data, failed],
  )
  return {
    counts,
    pointed: counts && (data?.points ?? 0),
    whole: whole && !isValidating,
    loading: !off && isValidating,
    retry: () => void mutate(),
  }
}

function useAbortable(endpoint: AnyEndpoint, input: object | null) {
  const call = useCall()
  const running = useRef(new Map<string, AbortController>())
  const key = input && [endpoint.id, input]
  const name = JSON.stringify(key)
  useEffect(() => {
    const kept = running.current
    return () => kept.get(name)?.abort()
  }, [name])
  return useSWR<Counted, CallError>(
    key,
    async () => {
      const controller = new AbortController()
      running.current.set(name, controller)
      try {
        return (await call(endpoint, input ?? {}, { signal: controller.signal })) as Counted
      } finally {
        if (running.current.get(name) === controller) running.current.delete(name)
      }
    },
    // A call that was given up must not answer for the next one of the same search.
    { keepPreviousData: true, revalidateIfStale: false, dedupingInterval: 0, shouldRetryOnError: false },
  )
}
