import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { profile } from '#contract/profile.ts'
import { tenant } from '#contract/tenant.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const as = (person: string) => world.as(person, 'ies')
const save = (input: CallInputOf<typeof profile.save>, person = 'subscriber') => as(person)(profile.save, input)
const addressOf = async (person = 'subscriber') => (await as(person)(account.get, {})).userAccountDto

describe('the profile of a person', () => {
  it('what is sent is changed, what is absent stays, and names stay those of the issuer', async () => {
    const before = await addressOf()
    await save({ city: ' Bath ', firstName: 'Eve', companyName: 'Evil' })
    expect(await addressOf()).toEqual({ ...before, city: 'Bath' })
    expect(await addressOf('colleague')).toMatchObject({ city: before.city })
  })

  it('a state belongs to the United States alone', async () => {
    await save({ country: 'US', state: 'TX' })
    expect(await addressOf()).toMatchObject({ country: 'US', state: 'TX' })
    await save({ country: 'FR', state: 'TX' })
    expect(await addressOf()).toMatchObject({ country: 'FR', state: '' })
  })

  it('a language is the tenant’s until the person chooses one', async () => {
    expect(await as('subscriber')(account.get, {})).toMatchObject({ language: 'en', isLanguageChosen: false })
    await save({ city: 'Bath' })
    expect(await as('subscriber')(account.get, {})).toMatchObject({ language: 'en', isLanguageChosen: false })
  })

  it('a language is the person’s in every browser', async () => {
    expect(await save({ langKey: 'AR' })).toMatchObject({ langKey: 'AR', language: 'ar' })
    expect(await as('subscriber')(account.get, {})).toMatchObject({ language: 'ar', isLanguageChosen: true })
    await save({ langKey: 'en' })
  })

  it.each([
    [{ country: 'XX' }, 'unknown-country'],
    [{ country: 'US', state: 'Ontario' }, 'unknown-state'],
    [{ country: 'France' }, 'validation-failed'],
    [{ mobile: 'call me' }, 'validation-failed'],
    [{ postalCode: '<b>1</b>' }, 'validation-failed'],
    [{ address1: 'a'.repeat(201) }, 'validation-failed'],
    [{ city: 'a\nb' }, 'validation-failed'],
    [{ langKey: 'tlh' }, 'validation-failed'],
  ])('%j is refused, and nothing is changed', async (input, code) => {
    const before = await addressOf()
    await expect(save(input)).rejects.toMatchObject({ status: 400, problem: { code } })
    expect(await addressOf()).toEqual(before)
  })

  it.each(['company', 'visitor', 'outsider'])('is closed to %s, which many share or nobody knows', async (person) => {
    await expect(save({ city: 'Bath' }, person)).rejects.toMatchObject({ status: 403 })
  })

  it('is changed elsewhere where the tenant says so; the language is changed here', async () => {
    const there = world.as('subscriber', 'astm')
    await expect(there(profile.save, { city: 'Bath' })).rejects.toMatchObject({ problem: { code: 'profile-elsewhere' } })
    expect(await there(profile.save, { langKey: 'DE' })).toMatchObject({ language: 'de' })
  })
})

describe('lists of places', () => {
  const valuesOf = async (type: 'COUNTRY' | 'STATE', language?: string) =>
    new Map((await as('subscriber')(profile.metaData, { type, language })).map(({ code, value }) => [code, value]))

  it('countries have names in the language that is asked for, else in that of the person', async () => {
    expect((await valuesOf('COUNTRY', 'de')).get('DE')).toBe('Deutschland')
    expect((await valuesOf('COUNTRY', 'AR')).get('JP')).toBe('اليابان')
    await save({ langKey: 'fr' })
    expect((await valuesOf('COUNTRY')).get('DE')).toBe('Allemagne')
    expect((await valuesOf('COUNTRY')).size).toBe(249)
  })

  it('states are those of the United States, in the order of their names', async () => {
    const states = [...(await valuesOf('STATE')).values()]
    expect([states.length, states[0], states.at(-1)]).toEqual([51, 'Alabama', 'Wyoming'])
  })

  it('another type is refused', async () => {
    const asked = as('subscriber')(profile.metaData, { type: 'PLANET' as 'STATE' })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })
})

it('a tenant without a site for profiles names none', async () => {
  expect(await as('subscriber')(tenant.profiling, {})).toEqual({})
})
