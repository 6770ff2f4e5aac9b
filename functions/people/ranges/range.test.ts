import { BlockList } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { networksOf, overlap, parseRange, rangeWith } from './range.ts'

describe('a range of addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['192.0.2.0/24', '192.0.2.0/24'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['::1', '::1/128'],
    ['2001:DB8:0::/48', '2001:db8::/48'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['::ffff:c000:200/120', '192.0.2.0/24'],
  ])('%s is %s', (text, range) => expect(parseRange(text)).toBe(range))

  it.each([
    ...[
      '',
      ' ',
      'harbour',
      '192.0.2',
      '192.0.2.256',
      '192.0.2.07',
      '192.0.2.0/33',
      '192.0.2.0/',
      '192.0.2.0/-1',
      '192.0.2.0/24/24',
    ],
    ...['192.0.2.0 /24', '192.0.2.0/024', '192.0.2.0/2a', '192.0.2.1-192.0.2.9', '0x7f.0.0.1', '2130706433', '*', '192.0.2.*'],
    ...['fe80::1%eth0', '[::1]', '::1/129', '2001:db8::g', '::1::2', 'http://192.0.2.1'],
  ])('%j is none', (text) => expect(parseRange(text)).toBeUndefined())

  it.each(['0.0.0.0/0', '0.0.0.0/7', '::/0', '2000::/3', '::ffff:0:0/96', '::ffff:0.0.0.0/100', '2001:db8::/28'])(
    '%s is too wide',
    (text) => expect(parseRange(text)).toBeUndefined(),
  )

  it.each(['192.0.2.7/24', '2001:db8::1/48', '192.0.2.1/31'])('%s has bits beyond its prefix', (text) =>
    expect(parseRange(text)).toBeUndefined(),
  )

  it('has an address in whichever form that comes', () => {
    for (const address of ['127.0.0.3', '::ffff:127.0.0.3', '::ffff:7f00:3'])
      expect(rangeWith(['10.0.0.0/8', '127.0.0.2/31'], address)).toBe('127.0.0.2/31')
    for (const address of ['127.0.0.4', '::1', '', 'unknown', '127.0.0.3, 10.0.0.1'])
      expect(rangeWith(['127.0.0.2/31'], address)).toBeUndefined()
    expect(rangeWith(['2001:db8::/48'], '2001:0DB8:0:ffff::1')).toBe('2001:db8::/48')
    expect(rangeWith(undefined, '127.0.0.3')).toBeUndefined()
    // BlockList itself takes an address of IPv4 for one of these.
    for (const address of ['10.0.0.1', '::ffff:10.0.0.1']) expect(rangeWith(['::/29'], address)).toBeUndefined()
  })

  it('overlaps those within it and around it', () => {
    expect(overlap('192.0.2.0/24', '192.0.2.128/25')).toBe(true)
    expect(overlap('192.0.2.128/25', '192.0.2.0/24')).toBe(true)
    expect(overlap('192.0.2.0/25', '192.0.2.128/25')).toBe(false)
    expect(overlap('::/29', '10.0.0.0/8')).toBe(false)
  })

  it('is found among the networks of an address exactly where it has it', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4().map((one) => `::ffff:${one}`),
    )
    fc.assert(
      fc.property(address, address, fc.nat(128), (one, other, bits) => {
        const [near = ''] = networksOf(one).slice(bits % networksOf(one).length)
        expect(networksOf(one)).toContain(near)
        expect(parseRange(near)).toBe(near)
        expect(networksOf(other).includes(near)).toBe(rangeWith([near], other) !== undefined)
        const [network = '', length] = near.split('/')
        const list = new BlockList()
        const family = network.includes(':') ? 'ipv6' : 'ipv4'
        list.addSubnet(network, Number(length), family)
        expect(list.check(one, one.includes(':') ? 'ipv6' : 'ipv4')).toBe(true)
      }),
    )
  })
})
