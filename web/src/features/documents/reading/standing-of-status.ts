import type { Standing } from '#contract/document-card.ts'
import type { DocumentMetadata } from '#contract/documents.ts'

type Stated = Pick<DocumentMetadata, 'status' | 'withdrawnDate' | 'replacedByContentCode' | 'replacedByFamilyValue' | 'versions'>

/** Returns the stated replacement, else the edition in force. */
function successorOf({ replacedByContentCode, replacedByFamilyValue, versions }: Stated): Standing['by'] {
  const current = versions.find(({ status }) => status === 'Active')
  if (!replacedByFamilyValue && !current) return undefined
  const designationNo = replacedByFamilyValue || (current?.designationNo ?? '')
  const contentCode = replacedByFamilyValue ? replacedByContentCode : current?.contentCode
  const inForce = versions.some((one) => one.contentCode === contentCode && one.status === 'Active')
  return { designationNo, ...(contentCode && { contentCode }), ...(inForce && { inForce }) }
}

/** Reads a standing from what the metadata states: its status, its replacement and the day of its withdrawal. */
export function standingOfStatus(document: Stated): Standing {
  const { status, withdrawnDate } = document
  const by = successorOf(document)
  const known = { ...(withdrawnDate && { on: withdrawnDate }), ...(by && { by }) }
  switch (status) {
    case 'Active':
    case 'Adopted':
    case 'Current':
      return { is: 'in-force' }
    case 'Withdrawn No replacement':
      return { is: 'withdrawn', ...(withdrawnDate && { on: withdrawnDate }), withoutReplacement: true }
    case 'Withdrawn':
    case 'Withdrawn Replaced':
      return { is: 'withdrawn', ...known }
    case 'Historical':
    case 'Previous':
    case 'Replaced':
      return { is: 'superseded', ...known }
    case 'Draft':
      return { is: 'draft', ...(by && { by }) }
    default:
      return { is: 'unknown' }
  }
}
