import { expect, it } from '@jest/globals'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import { writeReadyLetter } from './write-ready-mail.ts'

const PARTS = ['Rungs', 'Stiles', 'Feet', 'Hinges', 'Marks']

const textOf = (gas: string, load: string) => ({
  source: 'html' as const,
  language: 'en',
  pages: [],
  clauses: PARTS.map((title, at) => ({ id: title, number: `${at + 1}`, title, level: 1, nature: 'normative' as const })),
  blocks: PARTS.flatMap((title, clause) => [
    { kind: 'heading' as const, clause, text: title },
    { kind: 'paragraph' as const, clause, text: `Of each of the ${title} there is a ${gas} that somebody keeps beside it.` },
    ...(clause === 1 ? [{ kind: 'paragraph' as const, clause, text: `A stile carries ${load} for an hour.` }] : []),
  ]),
})

it('a mail lists the same words in many places as one line with its places', () => {
  const result = resultOf(compareDocuments(textOf('drawing', '5 kN'), textOf('photograph', '6 kN')))
  const facts = { outcome: 'comparison', older: 'A 1', newer: 'A 2', library: 'Library', address: 'http://a.example' } as const
  const [, changes] = writeReadyLetter('en', { ...facts, result }).paragraphs
  expect(String(changes).split('\n')).toEqual([
    'Changes: 6',
    'Could affect compliance (6 of 6):',
    '– “drawing” → “photograph” (5): 1 Rungs; 2 Stiles; 3 Feet; …',
    '– 2 Stiles: Changed, Number',
  ])
})
