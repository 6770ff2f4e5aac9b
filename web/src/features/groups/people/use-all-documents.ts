import useSWR from 'swr'
import type { GroupDocument } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'

const PAGE_SIZE = 100

/** All documents of a group, page by page. */
export function useAllDocuments(groupId: string | undefined) {
  const call = useCall()
  return useSWR(groupId === undefined ? null : [groups.documents.id, 'all', groupId], async ([, , id]) => {
    const all: GroupDocument[] = []
    for (let page = 0; ; page++) {
      const { responseData } = await call(groups.documents, { groupId: id, page, size: PAGE_SIZE })
      all.push(...responseData.list)
      if (responseData.list.length < PAGE_SIZE || all.length >= responseData.totalCount) return all
    }
  })
}
