import { describe, expect, it } from '@jest/globals'
import { compareTexts } from '../compare-texts.ts'
import type { ComparedText } from '../compared-text.ts'
import { coverDataOf } from './document-data.ts'
import { judgeChange } from './judge-change.ts'
import { NOT_RENUMBERED, type Renumbered } from './renumbered.ts'

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

it('a block in another language than its text is read in its own', () => {
  const french = (verb: string): ComparedText => {
    const { clauses, blocks } = textOf(`La charge ${verb} agir au milieu du barreau.`)
    return { clauses, blocks: blocks.map((block) => ({ ...block, language: 'fr' })) }
  }
  expect(judge(french('peut'), french('doit'), 'en')[0]?.effects).toContain('strength')
})

describe('what a document says of itself', () => {
  const edition = (year: string, load = '100 N', of = 'ISO 7777'): ComparedText => ({
    clauses: [
      { id: 'a', number: '1', title: 'Loads', level: 1 },
      { id: 'b', number: '2', title: 'Marks', level: 1 },
    ],
    blocks: [
      { kind: 'paragraph', clause: -1, text: `ISO 7777:${year}` },
      { kind: 'paragraph', clause: -1, text: `Published in the spring of ${year} by the institute of wood` },
      { kind: 'heading', clause: 0, text: 'Loads' },
      { kind: 'paragraph', clause: 0, text: `Each of the rungs bears a load of ${load} for a minute.` },
      { kind: 'heading', clause: 1, text: 'Marks' },
      { kind: 'paragraph', clause: 1, text: `A ladder is marked with the words “as ${of}:${year}” on its left stile.` },
    ],
  })
  const told = (older: ComparedText, newer: ComparedText) => {
    const { blocks, older: a, newer: b } = compareTexts(older, newer)
    const sides = [
      { text: older, words: a, language: 'en' },
      { text: newer, words: b, language: 'en' },
    ] as const
    return blocks.map((change) => judgeChange(change, sides, NOT_RENUMBERED, coverDataOf(older, newer)))
  }
  const data = { effects: ['document-data'], couldAffect: false }

  it('is document data, on the cover and where it names itself, and affects nobody', () => {
    expect(told(edition('2014'), edition('2019'))).toEqual([data, data, data])
  })

  it('is document data in a line below its title, and a date in a text is none', () => {
    const page = (line: string): ComparedText => ({
      clauses: [
        { id: 'a', number: '', title: 'Ladders', level: 1 },
        { id: 'b', number: '1', title: 'Loads', level: 2 },
      ],
      blocks: [
        { kind: 'heading', clause: 0, text: 'Ladders' },
        { kind: 'paragraph', clause: 0, text: line },
        { kind: 'heading', clause: 1, text: 'Loads' },
      ],
    })
    expect(told(page('Edition 2 · Published 2012-02-28'), page('Edition 3 · Published 2021-06-07'))).toEqual([data])
    const text = (year: string) =>
      `Ladders that were made before the year ${year} are tested as their makers told it in the books that came with them.`
    expect(told(page(text('2012')), page(text('2021')))).toEqual([{ effects: ['number'], couldAffect: true }])
    expect(told(page('A load of 2 kg for 3 years'), page('A load of 4 kg for 3 years'))).toEqual([
      { effects: ['number'], couldAffect: true },
    ])
  })

  it('is document data in its contents, where the format shows these as text', () => {
    const contents = (entry: string, title = 'Contents'): ComparedText => ({
      clauses: [
        { id: 'a', number: '', title, level: 1 },
        { id: 'b', number: '', title: 'Loads', level: 1 },
      ],
      blocks: [
        { kind: 'heading', clause: 0, text: title },
        { kind: 'paragraph', clause: 0, text: entry },
        { kind: 'heading', clause: 1, text: 'Loads' },
      ],
    })
    expect(told(contents('Loads of rungs and of stiles 4'), contents('Loads of steps and of stiles 5'))).toEqual([data])
    const parts = (entry: string) => contents(entry, 'Contents of the box')
    expect(told(parts('Two rungs and four nails'), parts('Two rungs and six nails'))).not.toEqual([data])
  })

  it('is apart from what it demands and from other documents', () => {
    expect(told(edition('2014'), edition('2014', '150 N'))).toEqual([{ effects: ['number'], couldAffect: true }])
    const cited = told(edition('2014', '100 N', 'ISO 8888'), edition('2019', '100 N', 'ISO 8888'))
    expect(cited.at(-1)).toEqual({ effects: ['edition'], couldAffect: true })
  })
})

describe('the judgement of a change', () => {
  it('names the words that make it one of strength', () => {
    const [judgement] = judge(
      textOf('The ladder should be tested once a year.'),
      textOf('The ladder shall be tested once a year.'),
    )
    expect(judgement?.strength).toEqual(['should', 'shall'])
  })

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

  const casing = (modal: string) => `The casing ${modal} be earthed before each run of the test.`

  it.each([
    ['strength', 'shall', 'shall not'],
    ['strength', 'may', 'may not'],
    ['strength', 'can', 'cannot'],
    ['strength', 'need not', 'shall'],
    ['strength', 'MUST NOT', 'SHOULD NOT'],
    ['wording', 'must', 'shall'],
    ['wording', 'is required to', 'shall'],
  ])('%s: %s, then %s', (effect, before, after) => {
    expect(effects(casing(before), casing(after))).toEqual([effect])
    expect(effects(casing(after), casing(before))).toEqual([effect])
  })

  it.each([
    ['de', 'Die Leiter muss vor der Prüfung trocknen.', 'Die Leiter darf vor der Prüfung nicht trocknen.'],
    ['fr', 'Le boîtier doit être relié à la terre.', 'Le boîtier ne doit pas être relié à la terre.'],
    ['es', 'La carcasa debe conectarse a tierra.', 'La carcasa no debe conectarse a tierra.'],
    ['it', 'L’involucro deve essere messo a terra.', 'L’involucro non deve essere messo a terra.'],
    ['pt', 'O invólucro deve ser ligado à terra.', 'O invólucro não deve ser ligado à terra.'],
    ['ru', 'Корпус должен быть заземлён до испытания.', 'Корпус не должен быть заземлён до испытания.'],
    ['tr', 'Gövde her deneyden önce topraklanmalıdır.', 'Gövde her deneyden önce topraklanabilir.'],
    ['ar', 'يجوز تأريض الغلاف قبل كل اختبار', 'لا يجوز تأريض الغلاف قبل كل اختبار'],
    ['ja', '外箱は試験の前に接地しなければならない。', '外箱は試験の前に接地してはならない。'],
    ['ko', '외함은 시험 전에 접지하는 것이 좋다.', '외함은 시험 전에 접지해야 한다.'],
    ['zh', '外壳应在每次试验前接地。', '外壳不应在每次试验前接地。'],
  ])('a denial in %s changes the strength', (language, before, after) => {
    expect(effects(before, after, language)).toEqual(['strength'])
  })

  it.each(['heading', 'caption', 'code', 'example'])('a %s demands nothing', (kind) => {
    const of = (text: string): ComparedText => ({ clauses: textOf('').clauses, blocks: [{ kind, clause: 0, text }] })
    expect(judge(of('Parts of a rung made of wood'), of('Parts that shall be made of wood'))[0]?.effects).toEqual(['wording'])
    expect(judge(of('Part a shall fit part b'), of('Part a should fit part b'))).toEqual([
      { effects: ['wording'], couldAffect: true },
    ])
  })

  it('a strength that came with a sentence of its own is none that stood there', () => {
    const before = 'Rungs are made of wood. They shall be dry on all days of the year.'
    expect(effects(before, `${before} Oak or ash can be used for them where it grows.`)).toEqual(['wording'])
    expect(effects(before, `Rungs of metal can be bought from its maker as well. ${before}`)).toEqual(['wording'])
  })

  it('“ist nachzuweisen” is a requirement as “ist zu prüfen” is', () => {
    const before = 'Die Dichtheit wird dem Amt vor der Abnahme genannt.'
    for (const duty of ['ist dem Amt vor der Abnahme nachzuweisen', 'ist dem Amt vor der Abnahme zu nennen'])
      expect(effects(before, `Die Dichtheit ${duty}.`, 'de')).toContain('requirement-added')
  })

  it('the signs of 应 within other words are no requirement', () => {
    expect(effects('外壳的反应能力由操作者检查并记录。', '外壳的适应能力由操作者检查并记录。', 'zh')).toEqual(['wording'])
  })

  const gap = (value: string) => `The gap between the rails is ${value} when both of them are cold.`

  it.each([
    [[], '1 500 N', '1500 N'],
    [[], '½ in', '1/2 in'],
    [[], '-5 °C', '−5 °C'],
    [[], '10–20 mm', '10-20 mm'],
    [[], '100 mm x 50 mm', '100 mm × 50 mm'],
    [['editorial'], '1,5 mm', '1.5 mm'],
    [['editorial'], '1,500 N', '1500 N'],
    [['editorial'], '1/2 in', '0.5 in'],
    [['editorial'], '1½ in', '1.5 in'],
    [['editorial'], 'three spans', '3 spans'],
    [['unit'], '25.4 mm', '1 in'],
    [['unit'], '0.5 kg', '500 g'],
    [['unit'], '100 °C', '212 °F'],
    [['editorial'], '10 N/mm²', '10 MPa'],
    [['unit'], '10 l/min', '10 ml/min'],
    [['number', 'unit'], '100 mm', '12 cm'],
    [['number'], '-5 °C', '5 °C'],
    [['number'], '≤ 5 µm', '≥ 5 µm'],
    [['number'], '10⁶ parts', '106 parts'],
    [['number'], '10⁻³ Pa', '10⁻⁴ Pa'],
    [['number'], '1.500 m', '1,500 m'],
    [['number'], '1.1 m', '1.10 m'],
    [['number'], 'of grade S235JR', 'of grade S355JR'],
    [['number'], '20 mm ± 1 mm', '25 mm ± 1 mm'],
    [['tolerance'], '20 mm ± 1 mm', '20 mm ± 2 mm'],
    [['tolerance'], '(20 ± 2) mm', '(20 ± 1) mm'],
    [['number', 'tolerance'], '20 mm ± 1 mm', '25 mm ± 2 mm'],
  ])('%s: %s, then %s', (expected, before, after) => {
    expect(effects(gap(before), gap(after))).toEqual(expected)
  })

  it.each([
    [['unit'], 'Load, kN', 'Load, N'],
    [['unit'], 'Width [mm]', 'Width [in]'],
    [['unit'], 'Voltage in mV', 'Voltage in V'],
    [['unit'], 'kN', 'MN'],
    [['wording'], 'A', 'V'],
    [['wording'], 'Load, kN', 'Force, kN'],
  ])('%s: %s, then %s as the head of a column', (expected, before, after) => {
    const of = (head: string): ComparedText => {
      const cells = [
        ['Class', head, 'Wood'],
        ['one', '5', 'oak'],
        ['two', '7', 'ash'],
      ]
      return { clauses: textOf('').clauses, blocks: [{ kind: 'table', clause: 0, text: '', cells }] }
    }
    expect(judge(of(before), of(after))[0]?.effects).toEqual(expected)
  })

  it('a unit without a number is one in a text, too', () => {
    const of = (unit: string) => `All of the forces on the rungs of a ladder are given in ${unit} and never without it.`
    expect(effects(of('kN'), of('N'))).toEqual(['unit'])
    expect(effects('The rung of type A is used within a house.', 'The rung of type V is used within a house.')).toEqual([
      'wording',
    ])
  })

  it('a point and a comma are read as the language reads them', () => {
    const of = (value: string) => `Die Kraft auf die Schiene beträgt ${value} bei jeder Temperatur.`
    expect(effects(of('1.500 N'), of('1500 N'), 'de')).toEqual(['editorial'])
    expect(effects(of('1.500 N'), of('1,500 N'), 'de')).toEqual(['number'])
    expect(effects('Ширина зазора составляет 100 мм всегда.', 'Ширина зазора составляет 10 см всегда.', 'ru')).toEqual(['unit'])
    expect(effects('عرض الفتحة ١٥ مم في الخدمة العادية', 'عرض الفتحة 15 مم في الخدمة العادية', 'ar')).toEqual([])
  })

  it.each([
    [['edition'], 'ISO 4037-1:1996', 'ISO 4037-1'],
    [['edition'], 'EN 1090-2:2008', 'EN 1090-2:2008+A1:2011'],
    [['reference'], 'ISO 4037-1', 'ISO 4037-2'],
    [['number', 'edition'], '20 mm in ISO 4037-1:1996', '25 mm in ISO 4037-1:2019'],
  ])('%s: %s, then %s, and no number of its own', (expected, before, after) => {
    const of = (written: string) => `Samples are irradiated as ${written} unless the parties agree.`
    expect(effects(of(before), of(after))).toEqual(expected)
  })

  it.each([
    ['en', 'The organisation labelled its fibre centres by colour.', 'The organization labeled its fiber centers by color.'],
    ['en', 'Behaviour is analysed in the aluminium programme.', 'Behavior is analyzed in the aluminum program.'],
    ['de', 'Der Prozeß ist im Schloß der Straße.', 'Der Prozess ist im Schloss der Straße.'],
    ['ru', 'Корпус ещё раз заземлён.', 'Корпус еще раз заземлен.'],
  ])('another spelling in %s is editorial', (language, before, after) => {
    expect(effects(before, after, language)).toEqual(['editorial'])
  })

  it.each([
    'Terms, definitions and abbreviated terms',
    'Begriffsbestimmungen',
    'Termes, définitions et abréviations',
    'Термины, определения и сокращения',
    'Terimler ve tanımlar',
    '術語和定義',
    '用語の定義',
    '术语、定义和缩略语',
    '용어 및 정의',
  ])('%s are definitions, and what stands in clauses below them', (title) => {
    const of = (sentence: string): ComparedText => {
      const { clauses, blocks } = textOf(sentence, title)
      const term = { id: 'b', number: '4.1', title: 'rung', level: 2 }
      return {
        clauses: [...clauses, term],
        blocks: blocks.map((block) => (block.kind === 'heading' ? block : { ...block, clause: 1 })),
      }
    }
    const [judgement] = judge(of('bar on which a foot of a person stands'), of('bar on which the hand of a person stands'))
    expect(judgement?.effects).toEqual(['definition', 'wording'])
  })

  it.each(['Terms of payment', 'Vocabulary files'])('%s are no definitions', (title) => {
    const [before, after] = ['the price is paid within the month', 'the price is paid within the year']
    expect(judge(textOf(before, title), textOf(after, title))[0]?.effects).toEqual(['wording'])
  })

  it('an item of a list is as strong as the sentence before the list', () => {
    const list = (lead: string, ...items: string[]): ComparedText => ({
      clauses: textOf('').clauses,
      blocks: [{ kind: 'paragraph', clause: 0, text: lead }, ...items.map((text) => ({ kind: 'item', clause: 0, text }))],
    })
    const [lead, one, other] = ['The device shall:', 'carry a mark of its maker;', 'stand on four feet of rubber.']
    expect(judge(list(lead, one), list(lead, one, other))).toEqual([{ effects: ['requirement-added'], couldAffect: true }])
    expect(judge(list(lead, one, other), list(lead, one))).toEqual([{ effects: ['requirement-removed'], couldAffect: true }])
    expect(judge(list('It has:', one), list('It has:', one, other))[0]?.effects).toEqual(['wording'])
  })

  it('the new number of a clause or table is no number that changed', () => {
    const renumbered: Renumbered = {
      clauses: new Map([
        ['4.2', '5.2'],
        ['4.2.1', '5.2.1'],
      ]),
      labels: new Map([['table 3', 'table 4']]),
    }
    const told = (before: string, after: string, known = renumbered) => {
      const [a, b] = [textOf(before), textOf(after)]
      const { blocks, older, newer } = compareTexts(a, b)
      const sides = [
        { text: a, words: older, language: 'en' },
        { text: b, words: newer, language: 'en' },
      ] as const
      return blocks.flatMap((change) => judgeChange(change, sides, known).effects)
    }
    for (const lead of ['in accordance with', 'as clauses 3.1 and', '(see'])
      expect(told(`Rungs are tested ${lead} 4.2 all year.`, `Rungs are tested ${lead} 5.2 all year.`)).toEqual(['editorial'])
    expect(told('Rungs are as Table 3 says.', 'Rungs are as Table 4 says.')).toEqual(['editorial'])
    expect(told('Rungs are as Table 3 says.', 'Rungs are as Table 4 says.', NOT_RENUMBERED)).toEqual(['number'])
    expect(told('Rungs have a factor of 4.2 all year.', 'Rungs have a factor of 5.2 all year.')).toEqual(['number'])
  })

  it('a new sentence with shall is a requirement, and its removal too', () => {
    const base = textOf('The ladder stands on firm ground and is tied to the wall.')
    const more = { ...base, blocks: [...base.blocks, { kind: 'paragraph', clause: 0, text: 'It shall carry 100 N.' }] }
    expect(judge(base, more)).toEqual([{ effects: ['requirement-added'], couldAffect: true, strength: ['', 'shall'] }])
    expect(judge(more, base)).toEqual([{ effects: ['requirement-removed'], couldAffect: true, strength: ['shall', ''] }])
  })

  it('a new sentence with may is new text, and no other strength', () => {
    const base = textOf('The ladder stands on firm ground and is tied to the wall.')
    const more = { ...base, blocks: [...base.blocks, { kind: 'paragraph', clause: 0, text: 'It may carry 100 N.' }] }
    expect(judge(base, more)[0]?.effects).toEqual(['wording'])
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
