import { describe, expect, it } from '@jest/globals'
import { isModestJson } from './json-shape.ts'

const keys = (count: number) => `{${Array.from({ length: count }, (_, one) => `"k${one}":1`).join(',')}}`

describe('the shape of a body', () => {
  it.each([
    '{}',
    '',
    '{"keywords":"a, b [c] {d} \\" [[[[[[[[[[[[[[[[[[[[[["}',
    `{"refinements":[${'{"k":"a","r":"b","pk":["c"]},'.repeat(100)}{}]}`,
    keys(1000),
    `{"text":"${'[{,'.repeat(20_000)}"}`,
  ])('is modest in %.40s', (text) => expect(isModestJson(text)).toBe(true))

  it.each([
    '['.repeat(800_000),
    `${'['.repeat(40)}${']'.repeat(40)}`,
    '{"a":'.repeat(20),
    keys(80_000),
    `[${'1,'.repeat(6000)}1]`,
    `{"a\\\\":${'['.repeat(20)}`,
  ])('is not modest in %.40s', (text) => expect(isModestJson(text)).toBe(false))
})
