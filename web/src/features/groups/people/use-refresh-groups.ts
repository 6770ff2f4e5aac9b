import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { groups } from '#contract/groups/groups.ts'

const LISTS: readonly unknown[] = [groups.list.id, groups.get.id, groups.documents.id]

/** Fetches again what the page shows of groups. */
export function useRefreshGroups(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate((key) => Array.isArray(key) && LISTS.includes(key[0])), [mutate])
}
