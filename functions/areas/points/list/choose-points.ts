import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { ChosenPoints } from '#contract/points/points.ts'
import { type ChosenRows, chooseRows } from '#lists/choose-rows.ts'
import type { Order, Test } from '#lists/list-kind.ts'
import { STATUS_WORDS, statusWordOf } from '#standing/status-words.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { type DocumentStandings, statusOfDocument } from './document-standings.ts'
import type { AccountPoints } from './point-list.ts'

export type PointChoice = SchemaType<typeof ChosenPoints>

const DAY_LENGTH = 10

/** Conditions of a choice, beside its status and its text. */
function testsOf(
  { publisher, contentStatus, standing, createdBy, from, to }: PointChoice,
  standings: DocumentStandings = new Map(),
): Test<StoredPoint>[] {
  const tests: Test<StoredPoint>[] = []
  if (publisher !== undefined) tests.push((point) => point.publisher === publisher)
  if (contentStatus !== undefined) tests.push((point) => point.contentStatus === contentStatus)
  const word = standing && statusWordOf({ is: standing })
  if (word !== undefined) tests.push((point) => statusOfDocument(point, standings) === word)
  if (createdBy !== undefined) tests.push((point) => point.createdById === createdBy || point.createdBy === createdBy)
  if (from !== undefined) tests.push(({ created }) => created.slice(0, DAY_LENGTH) >= from)
  if (to !== undefined) tests.push(({ created }) => created.slice(0, DAY_LENGTH) <= to)
  return tests
}

/** Tells whether a choice depends on what documents are now, by its filter or by its order. */
export const needsStandings = ({ standing, sort }: PointChoice): boolean =>
  standing !== undefined || sort?.startsWith('status') === true

/** Order by the status that documents have now, in the order of its words. */
function byStatus(isDescending: boolean, standings: DocumentStandings): Order<StoredPoint> {
  const placeOf = (point: StoredPoint) => STATUS_WORDS.indexOf(statusOfDocument(point, standings)) * (isDescending ? -1 : 1)
  return (a, b) => placeOf(a) - placeOf(b)
}

interface Choosing {
  /** absent where all are seen */
  readonly sees?: Test<StoredPoint> | undefined
  /** Tells of which of some documents the selected words are searched too. */
  readonly openWords: (contentCodes: ReadonlySet<string>) => Promise<ReadonlySet<string>>
  /** standings of all documents with points, where the choice needs them */
  readonly standings?: DocumentStandings | undefined
}

/** Chooses points of an account in the order of a list. */
export function choosePoints(
  all: AccountPoints,
  choice: PointChoice,
  { sees, openWords, standings }: Choosing,
): Promise<ChosenRows<StoredPoint>> {
  const sort = choice.sort ?? (choice.status === 'inactive' ? 'deactivatedDate-' : 'createdDate-')
  return chooseRows(all, {
    part: choice.status,
    sort: standings && sort.startsWith('status') ? byStatus(sort.endsWith('-'), standings) : sort,
    tests: [...testsOf(choice, standings), sees],
    text: choice.text,
    guarded: {
      textOf: ({ selectionText }) => selectionText,
      documentOf: ({ contentCode }) => contentCode,
      openOf: openWords,
    },
  })
}
