import { expect, it } from '@jest/globals'
import { compareTexts } from '../compare-texts.ts'
import type { ComparedBlock, ComparedText } from '../compared-text.ts'

const LOAD = 'Each rung is loaded in the middle with a force that grows slowly until the rung bends a little.'
const BEND = 'The bend of the rung is measured twice and the greater of both values is written down.'
const LAST = 'It is written in millimetres with one decimal place.'

type Line = NonNullable<ComparedBlock['lines']>[number]
const line = (text: string, page: number, top: number): Line => ({
  page,
  top,
  bottom: top + 80,
  spans: text.split(' ').flatMap((_, at) => [at * 100, at * 100 + 90]),
})
const block = (...lines: readonly [text: string, page: number, top: number][]): ComparedBlock => ({
  kind: 'paragraph',
  clause: -1,
  text: lines.map(([text]) => text).join(' '),
  lines: lines.map((one) => line(...one)),
})
const of = (...blocks: ComparedBlock[]): ComparedText => ({ clauses: [], blocks })
const kinds = (older: ComparedText, newer: ComparedText) => compareTexts(older, newer).blocks.map(({ kind }) => kind)

const apart = of(block([LOAD, 0, 1000]), block([BEND, 0, 1300], [LAST, 0, 1400]))

it('paragraphs are joined although a page ends within the one that they became', () => {
  const newer = of(block([LOAD, 0, 7000], [BEND, 0, 7100]), block([LAST, 1, 500]))
  expect([kinds(apart, newer), kinds(newer, apart)]).toEqual([['joined'], ['split']])
})

it('paragraphs that only the end of a page parts are one', () => {
  const newer = of(block([LOAD, 0, 7000]), block([BEND, 1, 500], [LAST, 1, 600]))
  const whole = of(block([LOAD, 0, 1000], [BEND, 0, 1100], [LAST, 0, 1200]))
  expect([kinds(apart, newer), kinds(whole, newer)]).toEqual([[], []])
})
