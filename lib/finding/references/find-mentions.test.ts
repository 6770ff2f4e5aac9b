import { describe, expect, it } from '@jest/globals'
import { findMentions } from './find-mentions.ts'

const seen = (text: string) =>
  findMentions(text).map(({ start, end, kind, number, of }) => [text.slice(start, end), kind, number, ...(of ? [of] : [])])

describe('places that a text refers to', () => {
  it.each([
    [
      'see Clause 5 and 6.1.2, or Annex B',
      [
        ['Clause 5', 'clause', '5'],
        ['6.1.2', 'clause', '6.1.2'],
        ['Annex B', 'clause', 'B'],
      ],
    ],
    [
      'The values of Table 3 and Figure A.2 apply.',
      [
        ['Table 3', 'table', '3'],
        ['Figure A.2', 'figure', 'A.2'],
      ],
    ],
    ['in accordance with 7.4 at room temperature', [['7.4', 'clause', '7.4']]],
    ['see 7.4.2.', [['7.4.2', 'clause', '7.4.2']]],
    ['measured as in 7.4.2, at A.1.3', [['7.4.2', 'clause', '7.4.2']]],
    [
      'Subclauses 5.1 to 5.4',
      [
        ['Subclauses 5.1', 'clause', '5.1'],
        ['5.4', 'clause', '5.4'],
      ],
    ],
    [
      'siehe Abschnitt 5 und Tabelle 2',
      [
        ['Abschnitt 5', 'clause', '5'],
        ['Tabelle 2', 'table', '2'],
      ],
    ],
    [
      'nach 7.4 geprüft, Anhang C',
      [
        ['7.4', 'clause', '7.4'],
        ['Anhang C', 'clause', 'C'],
      ],
    ],
    [
      'voir 6.1 et l’article 4, Tableau 2',
      [
        ['6.1', 'clause', '6.1'],
        ['article 4', 'clause', '4'],
        ['Tableau 2', 'table', '2'],
      ],
    ],
    [
      'véase el apartado 5.2 y la tabla 1',
      [
        ['apartado 5.2', 'clause', '5.2'],
        ['tabla 1', 'table', '1'],
      ],
    ],
    [
      'vedere il punto 4.3, prospetto 2',
      [
        ['punto 4.3', 'clause', '4.3'],
        ['prospetto 2', 'table', '2'],
      ],
    ],
    [
      'ver a secção 3 e o Anexo A',
      [
        ['secção 3', 'clause', '3'],
        ['Anexo A', 'clause', 'A'],
      ],
    ],
    [
      'см. раздел 5, таблицу 3 и приложение А',
      [
        ['раздел 5', 'clause', '5'],
        ['таблицу 3', 'table', '3'],
        ['приложение А', 'clause', 'А'],
      ],
    ],
    [
      'bkz. Madde 5.2, Çizelge 1, Ek B',
      [
        ['Madde 5.2', 'clause', '5.2'],
        ['Çizelge 1', 'table', '1'],
        ['Ek B', 'clause', 'B'],
      ],
    ],
    ['انظر البند 5.2 والجدول 3', [['البند 5.2', 'clause', '5.2']]],
    ['انظر الجدول ٣', [['الجدول ٣', 'table', '٣']]],
    [
      '按照条款5.2和表3的规定',
      [
        ['条款5.2', 'clause', '5.2'],
        ['表3', 'table', '3'],
      ],
    ],
    [
      '箇条 5、附属書 A 及び表 2 による',
      [
        ['箇条 5', 'clause', '5'],
        ['附属書 A', 'clause', 'A'],
        ['表 2', 'table', '2'],
      ],
    ],
    [
      '조항 5.2와 표 3',
      [
        ['조항 5.2', 'clause', '5.2'],
        ['표 3', 'table', '3'],
      ],
    ],
  ])('%s', (text, expected) => expect(seen(text)).toEqual(expected))

  it.each([
    'The load is 2.5.1 mm, see 3.5 mm and nach 3.5 kN.',
    'according to 7.4 % of the mass',
    'at 12.3.2025 and version 1.2',
    'a table of 3 legs, a section cut in 2',
    'Bending radius 7.4.2 Bending radius',
    'Table 3mm',
    'L’annexe a été modifiée, allegato a questo, the annex a visitor sees',
  ])('none in: %s', (text) => expect(seen(text)).toEqual([]))

  it.each([
    ['ISO 1234, 7.4.2', '7.4.2', 'ISO 1234'],
    ['see ISO 1234:2015, Clause 5', 'Clause 5', 'ISO 1234:2015'],
    ['ISO 1234:2015, Clauses 5 and 6.2', '6.2', 'ISO 1234:2015'],
    ['Clause 5 of ISO 1234 applies', 'Clause 5', 'ISO 1234'],
    ['Abschnitt 5 von DIN EN 131-1', 'Abschnitt 5', 'DIN EN 131-1'],
    ['l’article 5 de la norme ISO 1234', 'article 5', 'ISO 1234'],
    ['ISO 1234の箇条 5', '箇条 5', 'ISO 1234'],
    ['ISO 1234 (see 5.2)', '5.2', 'ISO 1234'],
    ['Table 2 of EN 131-1:2015', 'Table 2', 'EN 131-1:2015'],
  ])('the place in “%s” is in that document', (text, place, of) => {
    expect(
      seen(text)
        .find(([shown]) => shown === place)
        ?.at(3),
    ).toBe(of)
  })

  it.each([
    'ISO 1234 applies. See Clause 5.',
    'The test of ISO 1234 is done first, and 7.4.2 follows.',
    'See Clause 5. ISO 1234 applies.',
  ])('the place in “%s” is in this document', (text) => {
    expect(seen(text)).toHaveLength(1)
    expect(seen(text)[0]).toHaveLength(3)
  })

  it('are found in any text in a time that grows with it', () => {
    const text = 'see 7.4.2 and Clause 5, ISO 1234 '.repeat(3000) + '1.1.1.1.1.1.1.'.repeat(5000) + 'and or to '.repeat(5000)
    expect(findMentions(text).length).toBeGreaterThan(5000)
  })
})
