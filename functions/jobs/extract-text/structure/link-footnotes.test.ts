import { expect, it } from '@jest/globals'
import type { Block } from '#document-text/document-text.ts'
import { linkFootnotes } from './link-footnotes.ts'

const placed = (text: string, page = 0) => [{ page, top: 0, bottom: 10, spans: text.split(' ').flatMap(() => [0, 1]) }]
const paragraph = (text: string): Block => ({ kind: 'paragraph', clause: 0, text, lines: placed(text) })
const NOTE: Block = { kind: 'footnote', clause: 0, label: '3', text: 'See there.', lines: placed('See there.') }

it.each([
  ['Loads are below 62.³ Others', 'Loads are below 62. Others'],
  ['as is known.³', 'as is known.'],
  ['a volume of 62 m³ and', undefined],
  ['below 62³ and', undefined],
  ['a speed of 4 mm/s³', undefined],
])('the mark of a footnote is taken out of “%s”, an exponent is not', (text, without) => {
  const [block] = linkFootnotes([paragraph(text), NOTE])
  expect(block?.text).toBe(without ?? text)
  expect(block?.marks?.length ?? 0).toBe(without ? 1 : 0)
})

it('a note that found no room on the page of its mark stands soon after it, if it is the only one of the mark', () => {
  const after = { ...NOTE, lines: placed('See there.', 2) }
  expect(linkFootnotes([paragraph('as is known.³'), after])[0]).toMatchObject({ text: 'as is known.', marks: [{ block: 1 }] })
  expect(
    linkFootnotes([paragraph('as is known.³'), after, { ...after, lines: placed('See there.', 3) }])[0]?.marks,
  ).toBeUndefined()
  expect(linkFootnotes([paragraph('as is known.³'), { ...after, lines: placed('See there.', 3) }])[0]?.marks).toBeUndefined()
})
