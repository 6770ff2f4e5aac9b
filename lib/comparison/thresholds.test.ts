import { describe, expect, it } from '@jest/globals'
import { compareTexts } from './compare-texts.ts'
import type { ComparedText } from './compared-text.ts'

/** Words that stand in no other list of words. */
const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${'abcdefghijklmnopqrst'[at]}`)

/** A text of clauses: number, title and paragraphs. */
function textOf(...clauses: readonly (readonly [number: string, title: string, ...paragraphs: string[]])[]): ComparedText {
  return {
    clauses: clauses.map(([number, title]) => ({ id: title, number, title, level: 1 })),
    blocks: clauses.flatMap(([, title, ...paragraphs], clause) => [
      { kind: 'heading' as const, clause, text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, clause, text })),
    ]),
  }
}

/** Kinds of the changes between two texts, headings aside. */
const changes = (older: ComparedText, newer: ComparedText) => compareTexts(older, newer).blocks.map(({ kind }) => kind)

describe('two paragraphs of ten words at the same place', () => {
  const frame = (paragraph: string) =>
    textOf(['1', 'Scope', 'Every ladder has two stiles.', paragraph, 'Rungs join both of them.'])
  const shared = (count: number) =>
    changes(
      frame([...words('same', count), ...words('old', 10 - count)].join(' ')),
      frame([...words('same', count), ...words('new', 10 - count)].join(' ')),
    )

  it('are one that changed where four words are the same, and two where three are', () => {
    expect([shared(4), shared(3).toSorted()]).toEqual([['changed'], ['deleted', 'inserted']])
  })
})

describe('a paragraph of twenty words that stands in another clause', () => {
  const moved = (count: number) => {
    const filler = (prefix: string) => words(prefix, 12).join(' ')
    // Six words and the others are no sentence that moved.
    const paragraph = (prefix: string) =>
      [...words('same', 6), ...words(prefix, 20 - count), ...words('again', count - 6)].join(' ')
    return changes(
      textOf(['1', 'Scope', filler('x'), paragraph('old')], ['2', 'Rungs', filler('y')], ['3', 'Feet', filler('z')]),
      textOf(['1', 'Scope', filler('x')], ['2', 'Rungs', filler('y')], ['3', 'Feet', filler('z'), paragraph('new')]),
    )
  }

  it('has moved where twelve words are the same, and is another one where eleven are', () => {
    expect([moved(12), moved(11).toSorted()]).toEqual([['moved'], ['deleted', 'inserted']])
  })
})

/** Tells by what the first clause of an older text is known again: the newer one with its title or number comes first. */
const known = (older: ComparedText, newer: ComparedText) =>
  compareTexts(older, newer).clausePairs.newer[0] === 0 ? 'by name' : 'by words'

describe('a clause', () => {
  it('is known by its title, a word with the worth of eight others, rather than by nine words of its text', () => {
    const shared = (count: number) => {
      const text = words('same', count).join(' ')
      const newer = textOf(['', 'Loads', words('other', 14).join(' ')], ['', 'Rungs', text])
      return known(textOf(['', 'Loads', text]), newer)
    }
    expect([shared(9), shared(10)]).toEqual(['by name', 'by words'])
  })

  it('whose title others have too is known by its number, with the worth of three words, rather than by four words more', () => {
    const more = (count: number) => {
      const [same, others] = [words('same', 6), words('more', count)]
      const older = textOf(['4', 'Loads', [...same, ...others].join(' ')], ['9', 'Loads', 'nothing of it'])
      const newer = textOf(['4', 'Loads', same.slice(0, 3).join(' ')], ['7', 'Loads', [...same.slice(3), ...others].join(' ')])
      return known(older, newer)
    }
    expect([more(4), more(5)]).toEqual(['by name', 'by words'])
  })
})
