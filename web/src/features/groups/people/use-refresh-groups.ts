import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { api } from '#contract/index.ts'

const LISTS: readonly unknown[] = [api.groups.list.id, api.groups.get.id, api.groups.documents.id]

/** Fetches again what the page shows of groups. */
export function useRefreshGroups(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate((key) => Array.isArray(key) && LISTS.includes(key[0])), [mutate])
}
