import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { ChosenPoints } from '#contract/points/points.ts'
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

type Test = (point: StoredPoint) => boolean

/** Conditions of a choice, beside its status and its text. */
function testsOf({ publisher, contentStatus, createdBy, from, to }: PointChoice): Test[] {
  const tests: Test[] = []
  if (publisher !== undefined) tests.push((point) => point.publisher === publisher)
  if (contentStatus !== undefined) tests.push((point) => point.contentStatus === contentStatus)
  if (createdBy !== undefined) tests.push((point) => point.createdById === createdBy || point.createdBy === createdBy)
  if (from !== undefined) tests.push(({ created }) => created.slice(0, DAY_LENGTH) >= from)
  if (to !== undefined) tests.push(({ created }) => created.slice(0, DAY_LENGTH) <= to)
  return tests
}

interface Choosing {
  /** absent where all are seen */
  readonly sees?: Test | undefined
  /** Tells of which of some documents the selected words are searched too. */
  readonly openWords: (contentCodes: ReadonlySet<string>) => Promise<ReadonlySet<string>>
}

/** Finds points with a text. Only documents are asked for whose selected words alone have it: reading them is most of the work. */
async function pointsWith(
  wanted: string,
  points: readonly StoredPoint[],
  openWords: Choosing['openWords'],
): Promise<readonly StoredPoint[]> {
  const quoted = new Set<StoredPoint>()
  const found = points.filter((point) => {
    if (textsOf(point).some((one) => folded(one).includes(wanted))) return true
    if (!folded(point.selectionText).includes(wanted)) return false
    quoted.add(point)
    return true
  })
  if (quoted.size === 0) return found
  const open = await openWords(new Set(Array.from(quoted, ({ contentCode }) => contentCode)))
  return found.filter((point) => !quoted.has(point) || open.has(point.contentCode))
}

/** Chosen points; a page of many is cut out of them without going through all. */
export interface Chosen {
  readonly count: number
  /** points [from, to) of the list */
  slice(from: number, to: number): StoredPoint[]
}

/** Chooses points of an account in the order of a list. */
export async function choosePoints(all: AccountPoints, choice: PointChoice, { sees, openWords }: Choosing): Promise<Chosen> {
  const sort = choice.sort ?? (choice.status === 'inactive' ? 'deactivatedDate-' : 'createdDate-')
  const column = sort.replace(/-$/, '') as PointColumn
  const tests = [...testsOf(choice), ...(sees ? [sees] : [])]
  const ordered = all.ordered(choice.status, column)
  const tested = tests.length > 0 ? ordered.filter((point) => tests.every((test) => test(point))) : ordered
  const wanted = folded(choice.text?.trim() ?? '')
  const chosen = wanted === '' ? tested : await pointsWith(wanted, tested, openWords)
  const { length: count } = chosen
  const isDescending = sort.endsWith('-')
  return {
    count,
    slice(from, to) {
      if (!isDescending) return chosen.slice(from, to)
      return chosen.slice(Math.max(0, count - to), Math.max(0, count - from)).reverse()
    },
  }
}
