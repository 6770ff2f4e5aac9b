import { documentSurroundings, type WorkItem } from '#contract/documents/document-surroundings.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { documentsOfNames } from '#library/reading/read-links.ts'
import { hasWorkItems } from './policy.ts'

type StoredWorkItem = NonNullable<LibraryDocument['record']['workItems']>[number]
type FindNamed = Awaited<ReturnType<typeof documentsOfNames>>

function presentDraft(designation: string, find: FindNamed): WorkItem['draft'] {
  const contentCode = find(designation)?.contentCode
  return { designationNo: designation, ...(contentCode && { contentCode }) }
}

function presentWorkItem(item: StoredWorkItem, publisher: string, find: FindNamed): WorkItem {
  const { number, title, purpose, draft, initiatedDate, technicalContact, ballots } = item
  return {
    publisher,
    workItemNumber: number,
    ...(title && { title }),
    ...(purpose && { purpose }),
    ...(draft && { draft: presentDraft(draft, find) }),
    ...(initiatedDate && { initiatedDate }),
    ...(technicalContact && { technicalContact }),
    ballotList: (ballots ?? []).map((ballot) => ({
      ballotNumber: ballot.number,
      ...(ballot.status && { itemStatus: ballot.status }),
      ...(ballot.itemNumber && { itemNumber: ballot.itemNumber }),
    })),
  }
}

export const listWorkItems = useCase(documentSurroundings.workItems, ['table'], async ({ code }, context) => {
  const document = await findDocument(code, context)
  const items = hasWorkItems(document) ? (document.record.workItems ?? []) : []
  const drafts = items.flatMap(({ draft }) => draft ?? [])
  const find = await documentsOfNames(context.ports.table, context.tenant, drafts)
  return items.map((item) => presentWorkItem(item, document.publisher.code, find))
})
