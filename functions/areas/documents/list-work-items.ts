import { documentSurroundings, type WorkItem } from '#contract/documents/document-surroundings.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { findDocument } from '#library/find-document.ts'
import { hasWorkItems } from './policy.ts'

function presentWorkItems({ publisher, record }: LibraryDocument): WorkItem[] {
  return (record.workItems ?? []).map(({ number, initiatedDate, technicalContact, ballots }) => ({
    publisher: publisher.code,
    workItemNumber: number,
    ...(initiatedDate && { initiatedDate }),
    ...(technicalContact && { technicalContact }),
    ballotList: (ballots ?? []).map((ballot) => ({
      ballotNumber: ballot.number,
      ...(ballot.status && { itemStatus: ballot.status }),
      ...(ballot.itemNumber && { itemNumber: ballot.itemNumber }),
    })),
  }))
}

export const listWorkItems = useCase(documentSurroundings.workItems, ['table'], async ({ code }, context) => {
  const document = await findDocument(code, context)
  return hasWorkItems(document) ? presentWorkItems(document) : []
})
