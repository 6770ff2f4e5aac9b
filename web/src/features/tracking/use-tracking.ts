import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { OutputOf } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { useCall } from '#web/lib/use-call.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'

type Marks = OutputOf<typeof api.tracking.marks>

const LISTS: readonly string[] = [api.tracking.documents.id, api.tracking.page.id]

/**
 * Whether a document is tracked, by whichever edition (`codes` are those of its family, its own first), and its change. The
 * marks of all that is tracked come once and are kept: any number of cards and searches ask nothing more.
 */
export function useTracking(codes: readonly string[], asks: boolean) {
  const call = useCall()
  const { mutate: mutateAll } = useSWRConfig()
  const [pending, setPending] = useState(false)
  // A tracker that is down is not asked again and again by what only wants to show a sign.
  const settings = { revalidateIfStale: false, shouldRetryOnError: false }
  const { data = { marks: [] }, mutate } = useEndpoint(api.tracking.marks, asks ? {} : null, settings)
  const family = new Set(codes)
  const mark = data.marks.find(({ contentCode }) => family.has(contentCode))
  const contentCode = codes[0] as string

  /** What is shown is the new state at once, and the old one again where the tracker did not take it. */
  async function toggle(): Promise<void> {
    setPending(true)
    const without = ({ marks }: Marks) => marks.filter((one) => !family.has(one.contentCode))
    const change = async (current: Marks = data): Promise<Marks> => {
      if (mark) {
        await call(api.tracking.change, { id: mark.id, trackingFlag: false })
        return { marks: without(current) }
      }
      const { id } = await call(api.tracking.track, { contentCode })
      return { marks: [...without(current), { id, contentCode }] }
    }
    const optimisticData = { marks: mark ? without(data) : [...without(data), { id: '', contentCode }] }
    try {
      await mutate(change, { optimisticData, rollbackOnError: true, revalidate: false })
      await mutateAll((key) => Array.isArray(key) && LISTS.includes(key[0]))
    } finally {
      setPending(false)
    }
  }

  return { tracked: mark !== undefined, pending, toggle }
}
