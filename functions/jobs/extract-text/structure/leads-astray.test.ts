import { describe, expect, it } from '@jest/globals'
import { leadsAstray } from './leads-astray.ts'

const strong = ['1', '3', '1.1', '1.1.1', '1.2', '2'].map((number, at) => ({ at: at * 10, path: number.split('.') }))

describe('a number that breaks the sequence of headings', () => {
  it('is one that the numbers after it do not follow, while they follow the last one before it', () => {
    expect(leadsAstray(10, ['3'], ['1'], strong)).toBe(true)
  })

  it('is none that the numbers after it follow', () => {
    expect(leadsAstray(20, ['1', '1'], ['1'], strong)).toBe(false)
    expect(leadsAstray(40, ['1', '2'], ['1', '1', '1'], strong)).toBe(false)
  })

  it('is none at the end, where nothing follows', () => {
    expect(leadsAstray(50, ['2'], ['1', '2'], strong)).toBe(false)
    expect(leadsAstray(50, ['2'], undefined, [])).toBe(false)
  })
})
