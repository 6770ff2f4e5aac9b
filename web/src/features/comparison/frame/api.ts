import { useRef, useState } from 'react'
import useSWR from 'swr'
import { type ComparisonAnswer, comparison, REDLINE_MAKER_HEADER } from '#contract/documents/comparison.ts'
import type { MakingProgress } from '#contract/documents/comparison-progress.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { documents, type FileLink } from '#contract/documents/documents.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

const POLL_INTERVAL_MS = 10_000
const MAX_POLLS = 10
/** Pauses before the first looks for a result: most are made within seconds. */
const FIRST_PAUSES_MS = [2000, 3000, 5000]

/** A pair of texts, each by content code or by the id of its file. */
export interface ComparedPair {
  readonly older: string
  readonly newer: string
}

export interface Polled {
  readonly file: FileLink | undefined
  readonly error: CallError | undefined
  /** when a result was asked for that is still being made */
  readonly since: string | undefined
  /** how far its job is; absent where it has none */
  readonly progress: MakingProgress | undefined
  /** read on screen alone */
  readonly isProtected: boolean
  /** the result was asked for as often as it is asked for */
  readonly isLate: boolean
  readonly again: () => void
}

/** An answer with how often was asked by then: without the count a page would not be told that the last one says the same. */
type CountedAnswer = ComparisonAnswer & { readonly count: number }

/** Tells a text that the library is making, which takes some seconds: after an update, or where it was damaged. */
const isUnprepared = (error: unknown) => error instanceof CallError && error.problem.code === 'text-unprepared'

/**
 * Asks for a result until it is there, every ten seconds after the first pauses. A comparison that could not begin is begun by the
 * next call.
 */
function usePolled(
  key: readonly unknown[],
  ask: () => Promise<ComparisonAnswer>,
  firstPauses: readonly number[] = FIRST_PAUSES_MS,
): Polled {
  const maxPolls = MAX_POLLS + firstPauses.length
  const polls = useRef(0)
  const poll = async (): Promise<CountedAnswer> => {
    polls.current += 1
    const count = polls.current
    try {
      return { ...(await ask()), count }
    } catch (error) {
      if (!isUnprepared(error) || count > maxPolls) throw error
      return { state: 'making', count }
    }
  }
  const { data, error, mutate } = useSWR<CountedAnswer, CallError>(key, poll, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    refreshInterval: (latest) =>
      latest && latest.state !== 'ready' && latest.count <= maxPolls ? (firstPauses[latest.count - 1] ?? POLL_INTERVAL_MS) : 0,
  })
  return {
    file: data?.file,
    error,
    since: data?.since,
    progress: data?.progress,
    isProtected: data?.protected === true,
    // An answer that an earlier visit left is asked for anew.
    isLate: data !== undefined && data.state !== 'ready' && Math.min(data.count, polls.current) > maxPolls,
    again: () => {
      polls.current = 0
      void mutate()
    },
  }
}

/** Maker of a red-line that can be downloaded; the library makes one when it is asked to. */
export type RedlineMaker = 'publisher' | 'library'

const makerOf = (header: string | null): RedlineMaker | undefined =>
  header === 'publisher' || header === 'library' ? header : undefined

/** `redline`: maker of the red-line that can be downloaded; absent where there is none. */
export function usePdfComparison({ older, newer }: ComparedPair): Polled & { readonly redline: RedlineMaker | undefined } {
  const call = useCall()
  const [redline, setRedline] = useState<RedlineMaker>()
  const polled = usePolled(['comparison-pdf', older, newer], async () => {
    const { data, headers } = await call.raw(comparison.pdf, { leftContentId: older, rightContentId: newer })
    setRedline(makerOf(headers.get(REDLINE_MAKER_HEADER)))
    return data
  })
  return { ...polled, redline }
}

/** Both as text, whatever formats they have. */
export function useTextComparison({ older, newer }: ComparedPair, layout: 'unified' | 'split'): Polled {
  const call = useCall()
  return usePolled(['comparison-text', older, newer, layout], () => call(comparison.text, { older, newer, layout }), [])
}

export function useChanges({ older, newer }: ComparedPair): Polled {
  const call = useCall()
  return usePolled(['comparison-changes', older, newer], () => call(comparison.changes, { older, newer }))
}

/** Fetches the result that a link leads to. */
export function useResult(file: FileLink | undefined) {
  return useSWR<ComparisonResult, Error>(
    file && ['comparison-result', file.url],
    async () => {
      const response = await fetch(file?.url ?? '', { credentials: 'omit' })
      if (!response.ok) throw new Error(`The file answered ${response.status}`)
      return (await response.json()) as ComparisonResult
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
}

/** The content code in the id of a file. */
export const codeOfId = (id: string): string => (id.includes(';') ? id.slice(0, id.lastIndexOf(';')) : id)

export const useSideInfo = (id: string) => useEndpoint(documents.info, { contentCode: codeOfId(id) })

export const useVersions = (contentCode: string | undefined) =>
  useEndpoint(comparison.versions, contentCode ? { contentCode } : null, { revalidateOnFocus: false })
