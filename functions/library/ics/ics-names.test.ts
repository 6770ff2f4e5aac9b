import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { icsNames } from './ics-names.ts'

describe('the names of the ICS', () => {
  it.each([
    ['en', '77.080', 'Ferrous metals'],
    ['en', '77.040.01', 'Metal testing in general'],
    ['en', '77.040.99', 'Metal testing, other'],
    ['en', '01.040.77', 'Vocabularies: Metallurgy'],
    ['de', '91', 'Baustoffe und Hochbau'],
    ['de', '77.040.01', 'Metallprüfung allgemein'],
    ['fr-CA', '53', 'Matériel de manutention'],
    ['es-ES', '77.140', 'Productos de hierro y acero'],
    ['ja', '77.040.01', '金属試験一般'],
    ['de', '77.140.20', 'Stainless steels'],
    ['tlh', '77', 'Metallurgy'],
  ])('in %s call %s %s', async (language, code, name) => {
    expect((await icsNames(language)).get(code)).toBe(name)
  })

  it.each(LANGUAGES)('in %s are there for every class, fields and groups in that language', async (language) => {
    const [names, english] = await Promise.all([icsNames(language), icsNames()])
    expect(names.size).toBe(1381)
    expect([...names].filter(([code, name]) => name === '' || name === code)).toEqual([])
    if (language === 'en') return
    const groups = [...english].filter(([code]) => code.length <= 6)
    const same = groups.filter(([code, name]) => names.get(code) === name)
    expect(same.length).toBeLessThan(20)
  })
})
