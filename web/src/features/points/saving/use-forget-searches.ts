import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { search } from '#contract/search.ts'
import { semantic } from '#contract/semantic.ts'

const SEARCHES: readonly string[] = [search.all, search.entitled, semantic.semantic].map(({ id }) => id)

/** Forgets found documents after a change of points: the way back to the results asks for them, with their numbers, again. */
export function useForgetSearches() {
  const { mutate } = useSWRConfig()
  return useCallback(() => void mutate((key) => Array.isArray(key) && SEARCHES.includes(key[0]), undefined), [mutate])
}
