import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { OutputOf } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { useCall } from '#web/lib/use-call.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'

type Marks = OutputOf<typeof api.favorites.marks>

const without = (code: string, { marks }: Marks): Marks => ({ marks: marks.filter(({ contentCode }) => contentCode !== code) })

/**
 * Whether a document is a favourite, and its change. The marks of all favourites come once and are kept: any number of
 * cards and searches ask nothing more.
 */
export function useFavorite(contentCode: string, asks: boolean) {
  const call = useCall()
  const { mutate: mutateAll } = useSWRConfig()
  const [pending, setPending] = useState(false)
  const { data = { marks: [] }, mutate } = useEndpoint(api.favorites.marks, asks ? {} : null, { revalidateIfStale: false })
  const mark = data.marks.find((one) => one.contentCode === contentCode)

  /** What is shown is the new state at once, and the old one again where the server did not take it. */
  async function toggle(): Promise<void> {
    setPending(true)
    const change = async (current: Marks = data): Promise<Marks> => {
      if (mark) {
        await call(api.favorites.drop, { id: mark.id })
        return without(contentCode, current)
      }
      const { id } = await call(api.favorites.add, { content: { contentId: contentCode } })
      return { marks: [...without(contentCode, current).marks, { id, contentCode }] }
    }
    const optimisticData = mark
      ? without(contentCode, data)
      : { marks: [...without(contentCode, data).marks, { id: contentCode, contentCode }] }
    try {
      await mutate(change, { optimisticData, rollbackOnError: true, revalidate: false })
      await mutateAll((key) => Array.isArray(key) && key[0] === api.favorites.list.id)
    } finally {
      setPending(false)
    }
  }

  return { favorite: mark !== undefined, pending, toggle }
}
