import { expect, it } from '@jest/globals'
import type { ListedClause } from '#contract/documents/clauses.ts'
import { clauseReadAt } from './clause-read-at.ts'

const clause = (id: string, page?: number, top?: number) => ({ id, page, top }) as ListedClause
const LIST = [
  clause('5', 3, 300),
  clause('6', 4, 70),
  clause('6.1', 4, 110),
  clause('7', 4, 400),
  clause('annex'),
  clause('8', 5, 300),
]

it.each([
  [{ page: 3, top: 310 }, '5'],
  [{ page: 4, top: 0 }, '6'],
  [{ page: 4, top: 80 }, '6'],
  [{ page: 4, top: 200 }, '6.1'],
  [{ page: 5, top: 40 }, '7'],
  [{ page: 9, top: 0 }, '8'],
  [{ page: 1, top: 0 }, undefined],
])('with %j at the upper edge, the clause that is read is %s', (place, id) => {
  expect(clauseReadAt(LIST, place as never)?.id).toBe(id)
})
