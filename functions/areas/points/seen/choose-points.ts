import type { SchemaType } from '#contract/lazy-schema.ts'
import type { ChosenPoints } from '#contract/points.ts'
import type { AccountPoints, PointColumn } from '../stored/account-points.ts'
import type { StoredPoint } from '../stored/stored-point.ts'
import { plainTextOf } from '../texts/plain-text.ts'

export type PointChoice = SchemaType<typeof ChosenPoints>

const DAY_LENGTH = 10
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

const textsOf = (point: StoredPoint) => [
  plainTextOf(point, 'name'),
  plainTextOf(point, 'description'),
  plainTextOf(point, 'overlayDetails'),
  point.designation,
  point.createdBy,
]

/** Tells of each point whether a choice takes it. `quotable` tells of which points the selected words are searched too. */
function matcherOf(choice: PointChoice, quotable: (point: StoredPoint) => boolean): (point: StoredPoint) => boolean {
  const { status, publisher, contentStatus, createdBy, from, to } = choice
  const wanted = folded(choice.text?.trim() ?? '')
  const hasText = (point: StoredPoint) =>
    textsOf(point).some((text) => folded(text).includes(wanted)) ||
    (quotable(point) && folded(point.selectionText).includes(wanted))
  return (point) => {
    const day = from || to ? point.created.slice(0, DAY_LENGTH) : ''
    return (
      point.status === status &&
      (publisher === undefined || point.publisher === publisher) &&
      (contentStatus === undefined || point.contentStatus === contentStatus) &&
      (createdBy === undefined || point.createdById === createdBy || point.createdBy === createdBy) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (wanted === '' || hasText(point))
    )
  }
}

interface Choosing {
  readonly sees: (point: StoredPoint) => boolean
  readonly quotable: (point: StoredPoint) => boolean
}

/** Chooses points of an account in the order of a list. */
export function choosePoints(all: AccountPoints, choice: PointChoice, { sees, quotable }: Choosing): StoredPoint[] {
  const sort = choice.sort ?? (choice.status === 'inactive' ? 'deactivatedDate-' : 'createdDate-')
  const column = sort.replace(/-$/, '') as PointColumn
  const isWanted = matcherOf(choice, quotable)
  const chosen = all.ordered(column).filter((point) => isWanted(point) && sees(point))
  return sort.endsWith('-') ? chosen.reverse() : chosen
}
