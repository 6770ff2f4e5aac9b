import { describe, expect, it } from '@jest/globals'
import { compareTexts } from '../compare-texts.ts'
import type { ComparedText } from '../compared-text.ts'
import { judgeChange } from './judge-change.ts'

function textOf(sentence: string, title = 'Requirements', nature?: 'informative'): ComparedText {
  return {
    clauses: [{ id: 'a', number: '4', title, level: 1, ...(nature && { nature }) }],
    blocks: [
      { kind: 'heading', clause: 0, text: title },
      { kind: 'paragraph', clause: 0, text: sentence },
    ],
  }
}

function judge(before: ComparedText, after: ComparedText, language = 'en') {
  const { blocks, older, newer } = compareTexts(before, after)
  return blocks.map((change) =>
    judgeChange(change, [
      { text: before, words: older, language },
      { text: after, words: newer, language },
    ]),
  )
}

const effects = (before: string, after: string, language?: string) =>
  judge(textOf(before), textOf(after), language).flatMap((one) => one.effects)

describe('the judgement of a change', () => {
  it.each([
    ['strength', 'The ladder should be tested once a year by its owner.', 'The ladder shall be tested once a year by its owner.'],
    ['number', 'The load on each of the rungs is 100 N at least.', 'The load on each of the rungs is 150 N at least.'],
    ['unit', 'The load on each of the rungs is 100 N at least.', 'The load on each of the rungs is 100 kN at least.'],
    [
      'tolerance',
      'The distance of rungs is 280 mm with a tolerance of 2 mm.',
      'The distance of rungs is 280 mm with a tolerance of 3 mm.',
    ],
    [
      'number',
      'It was published on 2019-03-21 by the institute of wood.',
      'It was published on 2024-06-18 by the institute of wood.',
    ],
    ['edition', 'Wood is tested as ISO 6892-1:2016 says.', 'Wood is tested as ISO 6892-1:2019 says.'],
    ['editorial', 'The colour of the ladder is free, of course.', 'The Colour of the ladder is free of course.'],
    ['wording', 'The ladder is made of dry and straight wood.', 'The ladder is made of dry and sound wood.'],
  ])('%s', (effect, before, after) => {
    expect(effects(before, after)).toEqual([effect])
  })

  it.each([
    [
      'de',
      'Die Leiter sollte jährlich geprüft werden, und zwar ganz.',
      'Die Leiter muss jährlich geprüft werden, und zwar ganz.',
    ],
    ['fr', 'Il convient que l’échelle soit contrôlée tous les ans.', 'Il doit y avoir une échelle contrôlée tous les ans.'],
    ['ja', 'はしごは毎年試験することが望ましい。', 'はしごは毎年試験しなければならない。'],
    ['ar', 'ينبغي فحص السلم كل سنة مرة واحدة', 'يجب فحص السلم كل سنة مرة واحدة'],
    ['zh', '梯子宜每年试验一次，由业主负责。', '梯子应每年试验一次，由业主负责。'],
  ])('strength in %s', (language, before, after) => {
    expect(effects(before, after, language)).toContain('strength')
  })

  it('a new sentence with shall is a requirement, and its removal too', () => {
    const base = textOf('The ladder stands on firm ground and is tied to the wall.')
    const more = { ...base, blocks: [...base.blocks, { kind: 'paragraph', clause: 0, text: 'It shall carry 100 N.' }] }
    expect(judge(base, more)).toEqual([{ effects: ['requirement-added'], couldAffect: true }])
    expect(judge(more, base)).toEqual([{ effects: ['requirement-removed'], couldAffect: true }])
  })

  it('a change in an informative annex affects nobody, one of a term is a definition', () => {
    const [before, after] = ['A rung is a bar on which a foot stands.', 'A rung is a bar on which both feet stand.']
    const informative = judge(textOf(before, 'Examples', 'informative'), textOf(after, 'Examples', 'informative'))
    expect(informative).toEqual([{ effects: ['wording'], couldAffect: false }])
    expect(judge(textOf(before, 'Terms and definitions'), textOf(after, 'Terms and definitions'))[0]?.effects).toContain(
      'definition',
    )
  })
})
