import { favorites } from '#contract/favorites.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { type MarkSource, useMark } from '#web/lib/use-marks.ts'

/** Answers whether a document is a favourite, and toggles it. What is known already is not asked for. */
export function useFavorite(contentCode: string, asks: boolean, known?: MarkSource) {
  const call = useCall()
  const marks = useEndpoint(favorites.marks, asks && !known ? {} : null, { revalidateIfStale: false })
  return useMark(known ?? marks, [contentCode], {
    add: async () => (await call(favorites.add, { content: { contentId: contentCode } })).id,
    drop: (id) => call(favorites.drop, { id }),
    lists: [favorites.list],
  })
}
