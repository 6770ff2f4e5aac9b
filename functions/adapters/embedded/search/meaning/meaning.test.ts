import { describe, expect, it } from '@jest/globals'
import { passagesOf } from '#finding/meaning/passages.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { bagOf } from './space/bag.ts'
import { BagCollector } from './space/bags.ts'
import { englishRoot } from './space/english-root.ts'
import { learnSpace } from './space/learn-space.ts'

const spaceOf = (count: number) => {
  const collector = new BagCollector()
  for (const text of topicTexts(count)) collector.add(text)
  return learnSpace(
    collector.finish(),
    Uint32Array.from({ length: count }, (_, text) => text),
    { dimensions: 20, terms: 5000 },
  )
}

describe('the root of an English word', () => {
  it.each([
    ['investigate', 'investig'],
    ['investigations', 'investig'],
    ['pressures', 'pressur'],
    ['planning', 'plan'],
    ['rated', 'rate'],
    ['flies', 'fli'],
    ['agreed', 'agre'],
    ['relational', 'relat'],
    ['hopefulness', 'hope'],
    ['steel', 'steel'],
    ['été', 'été'],
    ['iso9001', 'iso9001'],
  ])('of %s is %s', (word, root) => expect(englishRoot(word)).toBe(root))
})

describe('a bag', () => {
  it('has words and pairs by their roots, across words that say nothing', () => {
    expect(bagOf('testing of the pipes')).toEqual(bagOf('tested pipe'))
    expect(bagOf('pipes tested')).not.toEqual(bagOf('tested pipe'))
    expect(bagOf('of the').size).toBe(0)
  })
})

describe('a space', () => {
  it('has axes at right angles and of length 1', () => {
    const { dimensions, terms } = spaceOf(150)
    for (let a = 0; a < dimensions; a += 3)
      for (let b = 0; b <= a; b += 2) {
        let product = 0
        for (let row = 0; row < terms.length; row += dimensions) product += (terms[row + a] ?? 0) * (terms[row + b] ?? 0)
        expect(product).toBeCloseTo(a === b ? 1 : 0, 3)
      }
  })

  it('is the same when it is learned again', () => expect(spaceOf(60)).toEqual(spaceOf(60)))

  it.each([0, 1, 2, 12])('can be learned from %d texts', (count) => {
    for (const value of spaceOf(count).texts) expect(value).not.toBeNaN()
  })
})

describe('passages', () => {
  it('are what a document says of itself, and its pages cut between sentences, nothing lost', () => {
    const page = 'A sentence about pipes and what runs in them. '.repeat(60).trim()
    const texts = { title: 'T', otherTitles: ['U'], description: 'D', keywords: ['k'], pages: ['short', page] }
    const [first, ...others] = passagesOf(texts)
    expect(first).toEqual({ page: 0, text: 'T\nU\nD\nk' })
    expect(others.every((one) => one.page === 2 && one.text.length <= 1200 && one.text.endsWith('.'))).toBe(true)
    expect(others.map(({ text }) => text).join(' ')).toBe(page)
  })

  it('end where a clause begins, if one does in their second half, and have the clause of their greatest part', () => {
    const page = 'A sentence about pipes and what runs in them. '.repeat(60).trim()
    const start = (at: number, number: string) => ({ at, name: number, number, title: `Title ${number}` })
    const clauses = [[start(0, '1'), start(46 * 3, '2'), start(46 * 20, '3')]]
    const texts = { title: '', otherTitles: [], description: '', keywords: [], pages: [page], clauses }
    const [, ...others] = passagesOf(texts)
    expect(others.map(({ clause }) => clause?.number)).toEqual(['2', '3', '3'])
    expect(others[0]?.text).toBe(page.slice(0, 46 * 20).trim())
    expect(others.map(({ text }) => text).join(' ')).toBe(page)
  })
})
