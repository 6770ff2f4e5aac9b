import { describe, expect, it } from '@jest/globals'
import { slideGaps } from './slide-gaps.ts'
import { listWords } from './word-list.ts'
import { WordNumbers } from './words/word-numbers.ts'

const asText = (text: string) => ({ clauses: [], blocks: [{ kind: 'paragraph', clause: -1, text }] })

/** Slides the words between `[` and `]`, which the other text lacks, and prints where they are then. */
function slid(marked: string, isGone: boolean): string {
  const numbers = new WordNumbers()
  const text = marked.replace(/[[\]]/g, '')
  const [long, short] = [text, marked.replace(/\[.*\]/, '')].map((one) => listWords(asText(one), numbers))
  if (!long || !short) throw new Error('no words')
  const from = marked.indexOf('[')
  const first = long.starts.findIndex((start) => start >= from)
  const length = long.ids.length - short.ids.length
  const partner = long.ids.map((_, at) => (at < first ? at : at < first + length ? -1 : at - length))
  const back = short.ids.map((_, at) => (at < first ? at : at + length))
  slideGaps(
    ...(isGone
      ? ([long, short, { older: back, newer: partner }] as const)
      : ([short, long, { older: partner, newer: back }] as const)),
  )
  const free = [...partner.keys()].filter((at) => (partner[at] as number) < 0)
  const [start, end] = [long.starts[free[0] as number] as number, long.ends[free.at(-1) as number] as number]
  expect(back.map((at) => partner[at] as number)).toEqual(back.map((_, at) => at))
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

describe.each([
  ['inserted', false],
  ['deleted', true],
])('words that were %s', (_, isGone) => {
  it.each([
    ['on', 'It is dry[. It is level]. It is clean.', 'It is dry. [It is level.] It is clean.'],
    ['to the end', 'It is dry[. It is level].', 'It is dry. [It is level.]'],
    ['back', 'It is dry. It [is level. It] is clean.', 'It is dry. [It is level.] It is clean.'],
    ['on by a part of a sentence', 'Use oak[, ash], elm or fir.', 'Use oak, [ash,] elm or fir.'],
  ])('move %s to where a sentence or a part of one begins', (_where, before, after) => {
    expect(slid(before, isGone)).toBe(after)
  })

  it.each(['It is dry. [It is level.] It is clean.', 'It is [very] dry.', 'It is [very, very] very dry.'])(
    'stay in “%s”',
    (text) => {
      expect(slid(text, isGone)).toBe(text)
    },
  )
})
