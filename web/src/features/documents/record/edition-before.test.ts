import { expect, it } from '@jest/globals'
import { editionBefore } from './edition-before.ts'

const entry = (contentCode: string, kind: 'edition' | 'supplement', access: 'open' | 'subscription', language = 'en') => ({
  contentCode,
  kind,
  access,
  language,
})

it('the edition before one is the next older one in its language that is open', () => {
  const [newest, former, oldest] = [entry('c', 'edition', 'open'), entry('b', 'edition', 'open'), entry('a', 'edition', 'open')]
  const between = [entry('x', 'supplement', 'open'), entry('y', 'edition', 'subscription'), entry('z', 'edition', 'open', 'ar')]
  const documents = [newest, ...between, former, oldest]
  expect(editionBefore(documents, newest)).toBe(former)
  expect(editionBefore(documents, former)).toBe(oldest)
  expect(editionBefore(documents, oldest)).toBeUndefined()
  expect(between.map((one) => editionBefore(documents, one))).toEqual([undefined, undefined, undefined])
})
