import { useCallback } from 'react'
import type { SavedGroup } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'

/** ids in a request, which has a limited size */
const BATCH_SIZE = 400

const batches = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, at) => ids.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE))

interface Moved {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Joins answers: the last state, and what any of them left out. */
function joined(answers: readonly SavedGroup[]): SavedGroup | undefined {
  const last = answers.at(-1)
  if (!last) return undefined
  const memberIds = answers.flatMap(({ leftOut }) => leftOut?.memberIds ?? [])
  const contentCodes = answers.flatMap(({ leftOut }) => leftOut?.contentCodes ?? [])
  return { ...last, ...(memberIds.length + contentCodes.length > 0 && { leftOut: { memberIds, contentCodes } }) }
}

/** Adds people and documents to a group and takes them out, as many requests as that needs. Others' changes stay. */
export function useSaveLists() {
  const call = useCall()
  const saveMembers = useCallback(
    async (groupID: string, { add, remove }: Moved, version?: number) => {
      const answers: SavedGroup[] = []
      const asked = [
        ...batches(add).map((addMemberIds) => ({ addMemberIds: [...addMemberIds] })),
        ...batches(remove).map((removeMemberIds) => ({ removeMemberIds: [...removeMemberIds] })),
      ]
      for (const change of asked) {
        const known = answers.at(-1)?.version ?? version
        answers.push(await call(groups.updateMembers, { groupID, ...change, ...(known && { version: known }) }))
      }
      return joined(answers)
    },
    [call],
  )
  const saveDocuments = useCallback(
    async (sharedWithGroupID: string, { add, remove }: Moved) => {
      const answers: SavedGroup[] = []
      for (const addContentCodes of batches(add))
        answers.push(await call(groups.updateDocuments, { sharedWithGroupID, addContentCodes: [...addContentCodes] }))
      for (const removeContentIds of batches(remove))
        answers.push(await call(groups.updateDocuments, { sharedWithGroupID, removeContentIds: [...removeContentIds] }))
      return joined(answers)
    },
    [call],
  )
  return { saveMembers, saveDocuments, batchSize: BATCH_SIZE }
}
