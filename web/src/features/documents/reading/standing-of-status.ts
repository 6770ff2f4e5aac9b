import type { Standing } from '#contract/document-card.ts'
import type { DocumentMetadata } from '#contract/documents.ts'

type Stated = Pick<DocumentMetadata, 'status' | 'withdrawnDate' | 'replacedByContentCode' | 'replacedByFamilyValue' | 'versions'>

/** Reads a standing from what the metadata states: its status, its replacement and the day of its withdrawal. */
export function standingOfStatus(document: Stated): Standing {
  const { status, withdrawnDate, versions, replacedByContentCode: contentCode, replacedByFamilyValue: designationNo } = document
  const inForce = versions.some((one) => one.contentCode === contentCode && one.status === 'Active')
  const by = designationNo && { designationNo, ...(contentCode && { contentCode }), ...(inForce && { inForce: true as const }) }
  const known = { ...(withdrawnDate && { on: withdrawnDate }), ...(by && { by }) }
  switch (status) {
    case 'Active':
    case 'Adopted':
    case 'Current':
      return { is: 'in-force' }
    case 'Withdrawn No replacement':
      return { is: 'withdrawn', ...known, withoutReplacement: true }
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
