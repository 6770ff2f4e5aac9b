import { describe, expect, it } from '@jest/globals'
import { AUTHORITIES } from '#contract/endpoint/endpoint.ts'
import { PeopleRefused } from './people-refused.ts'
import { readPeopleFile } from './read-people-file.ts'

const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const account = (more: object = {}) => ({ id: 'harbour', name: 'Harbour Engineering', subscriptions: [ISO], ...more })
const person = (more: object = {}) => ({ subject: 'jane', accounts: ['harbour'], ...more })

function reasonsOf(given: unknown): readonly string[] {
  try {
    readPeopleFile(typeof given === 'string' ? given : JSON.stringify(given))
    return []
  } catch (error) {
    if (!(error instanceof PeopleRefused)) throw error
    return error.reasons
  }
}
const withAccount = (more: object) => reasonsOf({ accounts: [account(more)], people: [] })
const withPerson = (more: object) => reasonsOf({ accounts: [account()], people: [person(more)] })

describe('a file of accounts and people', () => {
  it('a minimal file is valid', () => {
    expect(reasonsOf({ accounts: [account()], people: [person()] })).toEqual([])
    expect(reasonsOf({ people: [person()] })).toEqual([])
    expect(reasonsOf({ accounts: [account({ subscriptions: [] })] })).toEqual([])
  })

  it('a file that is no JSON, empty, or of another shape is refused with the reason', () => {
    expect(reasonsOf('')).toEqual(['It is empty.'])
    expect(reasonsOf(' \n')).toEqual(['It is empty.'])
    expect(reasonsOf('{ "people": [\n  oh ] }')).toEqual([
      expect.stringMatching(/^It is not valid JSON: Unexpected token 'o', .*JSON\.$/),
    ])
    expect(reasonsOf('{ "people": [\n 1 2] }')).toEqual([
      expect.stringMatching(/^It is not valid JSON: .*\(line 2 column 4\)\.$/),
    ])
    expect(reasonsOf({})).toEqual(['It has neither accounts nor people.'])
    expect(reasonsOf([])).toEqual(['It is []: it has to be { "accounts": […], "people": […] }.'])
    expect(reasonsOf('null')).toEqual(['It is null: it has to be { "accounts": […], "people": […] }.'])
    expect(reasonsOf({ people: {} })).toEqual(['people is {}: it has to be a list of people.'])
    expect(reasonsOf({ people: [7] })).toEqual(['people[0] is 7: it has to be a person: subject, accounts, ….'])
  })

  it('a reason names location, owner and expected value', () => {
    expect(withPerson({ accounts: undefined })).toEqual([
      'people[0].accounts, of "jane", is missing: it has to be a list of ids of accounts, up to 100; [] for somebody who is to see nothing more.',
    ])
    expect(withPerson({ authorities: ['ADMIN', 'ADMN'] })).toEqual([
      `people[0].authorities[1], of "jane", is "ADMN": it has to be one of ${AUTHORITIES.join(', ')}.`,
    ])
    expect(withAccount({ subscriptions: [ISO, { publisher: 'A STM', name: 'x' }] })).toEqual([
      expect.stringMatching(
        /^accounts\[0\]\.subscriptions\[1\]\.publisher, of "harbour", is "A STM": it has to be the code .*no space, no pipe\.$/,
      ),
    ])
    expect(withAccount({ subscriptions: [{ name: 'ISO' }] })).toEqual([
      expect.stringMatching(/^accounts\[0\]\.subscriptions\[0\]\.publisher, of "harbour", is missing: /),
    ])
    expect(withPerson({ address: { city: 'a\nb' } })).toEqual([
      expect.stringMatching(/^people\[0\]\.address\.city, .*in one line\.$/),
    ])
    for (const email of ['jane', 'Jane <jane@example.org>', 'a@example.org, b@example.org'])
      expect(withPerson({ email })).toEqual([expect.stringMatching(/^people\[0\]\.email, .*a mail address.*without a name\.$/)])
    expect(withPerson({ firstName: 'a\nb', activated: 'no' })).toHaveLength(2)
    expect(withPerson({ language: 'xx' })).toEqual([expect.stringMatching(/^people\[0\]\.language, .*one of en, ar, /)])
  })

  it('an unknown name is refused first', () => {
    expect(withPerson({ acounts: ['harbour'], accounts: undefined })).toEqual([
      'people[0], of "jane", has "acounts", and may have subject, firstName, lastName, email, activated, userType, authorities, accounts, language, guest, address alone.',
      expect.stringContaining('is missing'),
    ])
    expect(reasonsOf({ acounts: [] })).toEqual(['It has "acounts", and may have accounts, people alone.'])
    expect(withPerson({ address: { street: 'x' } })).toEqual([expect.stringContaining('has "street", and may have address1, ')])
  })

  it.each([' jane', 'jane ', '', 'ja\u0000ne', '\ud800', 'x'.repeat(201)])('%j is refused as a subject', (subject) => {
    expect(withPerson({ subject })).toEqual([
      expect.stringMatching(/^people\[0\]\.subject, .* is .*: it has to be what the claim `sub`/),
    ])
  })

  it.each(['a b', 'a#b', '', 'x'.repeat(65)])('%j is refused as an account', (id) => {
    expect(withPerson({ accounts: [id] })).toEqual([expect.stringMatching(/^people\[0\]\.accounts\[0\], .*no space, no #\.$/)])
    expect(withAccount({ id })).not.toEqual([])
  })

  it('a repeated value is refused', () => {
    expect(reasonsOf({ accounts: [account(), account({ id: 'b' }), account()] })).toEqual([
      'accounts[2], of "harbour", has the id of accounts[0].',
    ])
    expect(reasonsOf({ accounts: [account()], people: [person(), person()] })).toEqual([
      'people[1], of "jane", has the subject of people[0].',
    ])
    expect(withAccount({ subscriptions: [ISO, { ...ISO, collection: 'Water' }, { ...ISO, name: 'Iso' }] })).toEqual([
      'accounts[0].subscriptions[2], of "harbour", opens what one before it opens.',
    ])
    expect(withPerson({ accounts: ['harbour', 'harbour'] })).toEqual(['people[0].accounts[1], of "jane", is named before.'])
    expect(withPerson({ authorities: ['ADMIN', 'ADMIN'] })).toEqual(['people[0].authorities[1], of "jane", is named before.'])
  })

  it.each([
    ...['0.0.0.0/0', '10.0.0.0/7', '::/0', '::ffff:0:0/96', '192.0.2.7/24', '192.0.2.256', '192.0.2.*', '192.0.2.1-9', 'campus'],
    ...['2001:db8::/28', '2001:db8::1/48', ' 192.0.2.7', ''],
  ])('%j is refused as a range, with the reason', (range) => {
    expect(withAccount({ ranges: ['198.51.100.0/24', range] })).toEqual([
      `accounts[0].ranges[1], of "harbour", is ${JSON.stringify(range)}: it has to be an address or a network such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48, with no bits beyond its prefix, which is at least /8, of IPv6 /29.`,
    ])
  })

  it('ranges of an account that overlap are refused, in whichever form they are written', () => {
    expect(withAccount({ ranges: ['192.0.2.0/24', '2001:db8::/48', '192.0.2.7', '::ffff:192.0.2.0/121'] })).toEqual([
      'accounts[0].ranges[2], of "harbour", overlaps ranges[0]: name each address once.',
      'accounts[0].ranges[3], of "harbour", overlaps ranges[0]: name each address once.',
    ])
    expect(withAccount({ ranges: ['192.0.2.0/25', '192.0.2.128/25', '2001:db8::/48', '::1'] })).toEqual([])
    const other = account({ id: 'other', ranges: ['192.0.2.0/24'] })
    expect(reasonsOf({ accounts: [account({ ranges: ['192.0.2.0/24'] }), other] })).toEqual([])
  })

  it('partners that lack something, or share a name, are refused', () => {
    const wharf = { id: 'wharf', issuer: 'https://wharf.example.org', jwks: 'https://wharf.example.org/keys' }
    expect(withAccount({ partners: [wharf] })).toEqual([])
    expect(withAccount({ partners: [{ ...wharf, jwks: 'http://wharf.example.org/keys' }] })).toEqual([
      'accounts[0].partners[0].jwks, of "harbour", is "http://wharf.example.org/keys": it has to be an address with https.',
    ])
    expect(withAccount({ partners: [{ id: 'wharf', issuer: wharf.issuer }, wharf, { ...wharf, id: 'dock' }] })).toEqual([
      'accounts[0].partners[0], of "harbour", has to have an issuer and its jwks, or a secretHash, or all of them.',
      'accounts[0].partners[1], of "harbour", has the id of another partner.',
      'accounts[0].partners[1], of "harbour", has the issuer of another partner.',
      'accounts[0].partners[2], of "harbour", has the issuer of another partner.',
    ])
    expect(withAccount({ partners: [{ id: 'wharf', secretHash: 'a'.repeat(64) }] })).toEqual([])
    expect(withAccount({ partners: [{ id: 'wharf' }] })).toHaveLength(1)
    expect(withAccount({ partners: [{ id: 'wharf', secretHash: 'the secret itself' }] })).toEqual([
      'accounts[0].partners[0].secretHash, of "harbour", is "the secret itself": it has to be the SHA-256 of its secret, 64 hexadecimal digits.',
    ])
    for (const id of ['', 'Wharf', 'a b', 'a#b', 'x'.repeat(41)])
      expect(withAccount({ partners: [{ ...wharf, id }] })).toHaveLength(1)
  })

  it('a guest who is an individual and an account too large for the table are refused', () => {
    expect(withPerson({ guest: true, userType: 'individual' })).toEqual([
      expect.stringContaining('is the guest, and no individual'),
    ])
    const many = Array.from({ length: 5000 }, (_, number) => ({
      publisher: 'ISO',
      collection: `Collection ${number}`,
      name: 'x',
    }))
    expect(withAccount({ subscriptions: many })).toEqual([expect.stringContaining('is too large')])
  })
})
