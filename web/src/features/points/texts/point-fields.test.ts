import { describe, expect, it } from '@jest/globals'
import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { fieldsOf, fillingOf, maySave, textsOfPoint, trimTexts } from './point-fields.ts'

const field = (more: object = {}) => ({ show: true, required: false, 'input-type': 'text' as const, label: 'Label', ...more })
const settings = (more: Partial<PointSettings['attributes']> = {}): PointSettings => ({
  attributes: {
    name: field({ required: true }),
    description: field({ 'input-type': 'RichText' }),
    'overlay-details': field({ show: false, required: true }),
    ...more,
  },
  'pdf-view-setting': { view: 'All', manage: 'Own' },
})
const fields = fieldsOf(settings())
const texts = (more: object = {}) => ({ name: 'Use table 3', description: '', overlayDetails: '', ...more })

describe('the form of a compass point', () => {
  it('has the fields that the settings show', () => {
    expect(fields.map(({ id, required, isRich, limit }) => [id, required, isRich, limit])).toEqual([
      ['name', true, false, 255],
      ['description', false, true, 1300],
    ])
  })

  it.each([
    ['', false],
    [' \n ', false],
    ['a', true],
    ['a'.repeat(255), true],
    [`  ${'a'.repeat(255)}  `, true],
    ['a'.repeat(256), false],
  ])('with the required name %j may be saved: %s', (name, may) => {
    expect(maySave(fields, texts({ name }))).toBe(may)
  })

  it('does not take markup without words for words', () => {
    const required = fieldsOf(settings({ description: field({ 'input-type': 'RichText', required: true }) }))
    expect(maySave(required, texts({ description: '<p><br></p>' }))).toBe(false)
    expect(maySave(required, texts({ description: '<p><b>a</b></p>' }))).toBe(true)
    expect(trimTexts(required, texts({ name: ' a ', description: '<p> <br></p>' }))).toEqual(texts({ name: 'a' }))
  })

  it('counts the words of markup alone, and says when the limit is reached', () => {
    const [, description] = fields
    const fillings = [1299, 1300, 1301].map((length) => description && fillingOf(description, `<b>${'a'.repeat(length)}</b>`))
    expect(fillings).toEqual(['free', 'limit', 'over'])
  })

  it('shows stored markup as words where the settings have become those of plain text, and the other way', () => {
    const point = { name: 'a < b', description: '<b>a</b> &lt; b', overlayDetails: '', richText: ['description'] as const }
    const plain = fieldsOf(settings({ description: field(), name: field({ 'input-type': 'RichText' }) }))
    expect(textsOfPoint(plain, point)).toEqual({ name: 'a &lt; b', description: 'a < b', overlayDetails: '' })
    expect(textsOfPoint(fields, point)).toMatchObject({ name: 'a < b', description: '<b>a</b> &lt; b' })
  })
})
