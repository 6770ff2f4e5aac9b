import { describe, expect, it } from '@jest/globals'
import { readAddresses } from './read-addresses.ts'

const read = (typed: string) => readAddresses(typed, 'firm.example')

describe('addresses as somebody typed them', () => {
  it.each([
    'a@firm.example,b@firm.example',
    ' a@firm.example;  B@FIRM.example\n',
    'a@firm.example، b@firm.example b@firm.example',
  ])('%j are two', (typed) => expect(read(typed)).toEqual({ addresses: ['a@firm.example', 'b@firm.example'] }))

  it('are told apart from what cannot be used', () => {
    expect(read(' , ')).toEqual({ problem: 'none' })
    expect(read('a@firm.example bob')).toEqual({ problem: 'notAddress', address: 'bob' })
    expect(read('a@sub.firm.example')).toEqual({ problem: 'others', address: 'a@sub.firm.example' })
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@firm.example`).join(' ')
    expect(read(many(10))).toHaveProperty('addresses.length', 10)
    expect(read(many(11))).toEqual({ problem: 'tooMany' })
  })
})
