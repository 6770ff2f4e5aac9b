import type { Standing } from '#contract/documents/document-card.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from './designation.tsx'

export interface SuccessorProps {
  by: NonNullable<Standing['by']>
  /** address of a document; absent: its page */
  pathOf?: (contentCode: string) => string
}

/** Designation of a successor, linked where the library has it. */
export function Successor({ by, pathOf = paths.document }: SuccessorProps) {
  const designation = <Designation>{by.designationNo}</Designation>
  return by.contentCode ? <Link to={pathOf(by.contentCode)}>{designation}</Link> : designation
}
