import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { type AgreementState, agreement } from '#contract/agreement.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { search } from '#contract/search.ts'
import { tenant } from '#contract/tenant.ts'
import { readPeopleFile } from '#people/file/read-people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { queryAll } from '#ports/query-all.ts'
import { tenants } from '#tenants/index.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const needed = { status: 403, problem: { code: 'agreement-needed' } }
const as = (person: string) => world.as(person, 'cga')
const find = (person: string) => as(person)(search.all, { keywords: 'valve', searchField: 'D' })
const validate = async (person: string, language?: 'ar' | 'de') =>
  (await as(person)(agreement.validate, { language })).responseData.value
const audits = async () =>
  (await queryAll(world.ports.table, { pk: 'cga#audits' })).filter(({ type }) => type === 'AGREEMENT_ACCEPTED')

let version = 0
/** Gives the account of a person an agreement of its own, in a version that nobody accepted. */
const renew = async (id: string, name = id, more: object = {}) => {
  const own = { version: `v${++version}`, text: { en: 'Read with care.' }, ...more }
  const subscriptions = [{ publisher: 'ISO', name: 'ISO' }]
  const text = JSON.stringify({ accounts: [{ id, name, subscriptions, agreement: own }] })
  await savePeople(world.ports.table, 'cga', readPeopleFile(text))
  return own.version
}

describe('the agreement', () => {
  it('without it nothing is answered but account, tenant, agreement and sign-out', async () => {
    await expect(find('colleague')).rejects.toMatchObject(needed)
    expect(await as('colleague')(account.get, {})).toMatchObject({ lcaAgreementFlag: false })
    expect(await as('colleague')(tenant.externalUrls, {})).toEqual(expect.any(Array))
    expect(await validate('colleague')).toMatchObject({ accepted: false, language: 'en', licenseContent: /Agreement on/ })
  })

  it('every other call is refused before its input is looked at', async () => {
    const open = /^(account\.(get|metaData|switch|logout)|agreement\.|tenant\.|login\.)/
    const all = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])
    const gated = all.filter(({ id, access }) => access !== 'public' && access !== 'key' && !open.test(id))
    expect(gated.length).toBeGreaterThan(80)
    const token = world.token('colleague', 'cga')
    for (const { id, method, path } of gated) {
      const answer = await world.send('cga', method, path.replace(/\{\w+\}/g, 'x'), { Authorization: `Bearer ${token}` })
      expect([id, answer.status, (await answer.json()).code]).toEqual([id, 403, 'agreement-needed'])
    }
  })

  it('who accepts it comes in, for good; the audit says who, which version and in what language', async () => {
    const before = (await audits()).length
    const { version: current } = await validate('subscriber')
    await as('subscriber')(agreement.accept, { version: current, language: 'ar' })
    await as('subscriber')(agreement.accept, {})
    expect(await validate('subscriber', 'de')).toMatchObject({ accepted: true, language: 'en' })
    expect((await find('subscriber')).documents).toEqual(expect.any(Array))
    await expect(find('colleague')).rejects.toMatchObject(needed)
    expect((await audits()).slice(before)).toMatchObject([
      { principal: 'subscriber', data: { message: `cga ${current}`, version: current, language: 'ar' } },
    ])
  })

  it('a new version asks again, and one that is no longer in force cannot be accepted', async () => {
    const first = await renew('harbour')
    await as('subscriber')(agreement.accept, { version: first })
    expect(await as('subscriber')(account.get, {})).toMatchObject({ lcaAgreementFlag: true })
    const second = await renew('harbour')
    await expect(find('subscriber')).rejects.toMatchObject(needed)
    const old = as('subscriber')(agreement.accept, { version: first })
    await expect(old).rejects.toMatchObject({ status: 409, problem: { code: 'agreement-changed' } })
    await as('subscriber')(agreement.accept, { version: second })
    expect((await find('subscriber')).documents).toEqual(expect.any(Array))
  })

  it('the sign-in of an organization is asked in each session', async () => {
    await as('company')(agreement.accept, {})
    expect(await as('company')(account.get, {})).toMatchObject({ lcaAgreementFlag: true })
    const other = world.mintToken('cga', 'company', 'another browser') ?? ''
    const answer = await world.send('cga', 'GET', '/api/account', { Authorization: `Bearer ${other}` })
    expect(await answer.json()).toMatchObject({ lcaAgreementFlag: false })
  })

  it('each of several accounts has its own', async () => {
    await renew('northern')
    await as('two-accounts')(account.switch, { accountId: 'southern' })
    await as('two-accounts')(agreement.accept, {})
    expect(await as('two-accounts')(account.switch, { accountId: 'northern' })).toMatchObject({ lcaAgreementFlag: false })
    await expect(find('two-accounts')).rejects.toMatchObject(needed)
    expect(await as('two-accounts')(account.switch, { accountId: 'southern' })).toMatchObject({ lcaAgreementFlag: true })
  })

  it('a tenant without an agreement asks for none', async () => {
    expect((await world.as('subscriber')(agreement.validate, {})).responseData.value).toEqual({
      accepted: true,
      licenseContent: '',
    })
    expect((await world.as('subscriber')(agreement.accept, {})).responseData.value).toMatchObject({ accepted: true })
  })

  it('has its PDF from the library for who accepts it and for administrators; an address outside stays one', async () => {
    const asked = async () => (await validate('company')) as AgreementState
    expect(await asked()).not.toHaveProperty('file')
    const pdf = new TextEncoder().encode('%PDF-1.7 the agreement')
    const named = tenants.cga.agreement?.pdf ?? ''
    await world.ports.objects.put(`cga/agreements/${named}`, pdf, { contentType: 'application/pdf' })
    const { file } = await asked()
    expect(file).toMatchObject({ size: pdf.length, contentType: 'application/pdf', name: expect.stringMatching(/2026-09\.pdf$/) })
    expect(Date.parse(file?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(300_000)
    expect(await (await world.send('cga', 'GET', file?.url ?? '')).text()).toBe('%PDF-1.7 the agreement')
    await as('admin')(agreement.accept, {}).catch(() => undefined)
    const ofLibrary = (await as('admin')(agreement.list, {})).find(({ accountId }) => accountId === '')
    expect([ofLibrary?.file?.size, ofLibrary?.pdf]).toEqual([pdf.length, undefined])
    const outside = 'https://harbour.example.org/agreement.pdf'
    await renew('wharf', 'wharf', { pdf: outside })
    const listed = (await as('admin')(agreement.list, {})).find(({ accountId }) => accountId === 'wharf')
    expect([listed?.pdf, listed?.file]).toEqual([outside, undefined])
  })

  it('administrators see its versions and who accepted which; managers of an account those of their account', async () => {
    const own = await renew('northern')
    const later = await renew('northern')
    await as('admin')(agreement.accept, {}).catch(() => undefined)
    const listed = await as('admin')(agreement.list, {})
    const ofAccount = listed.filter(({ accountId }) => accountId === 'northern')
    expect(ofAccount.map(({ version, inForce }) => [version, inForce])).toEqual(
      expect.arrayContaining([
        [later, true],
        [own, false],
      ]),
    )
    expect(listed[0]).toMatchObject({ accountId: '', inForce: true })
    const { count, result } = await as('admin')(agreement.acceptances, { size: 100 })
    expect(count).toBe(result.length)
    expect(result).toContainEqual(
      expect.objectContaining({ userId: 'subscriber', language: 'ar', name: expect.stringContaining(' ') }),
    )
    await as('user-admin')(agreement.accept, {}).catch(() => undefined)
    const account = (await as('user-admin')(agreement.list, {})).map(({ accountId }) => accountId)
    expect(new Set(account)).toEqual(new Set(account.filter((id) => id === '' || id === 'northern' || id === 'harbour')))
    const mine = (await as('user-admin')(agreement.acceptances, { size: 100 })).result
    expect(new Set(mine.map(({ accountId }) => accountId)).size).toBe(1)
    await expect(as('subscriber')(agreement.acceptances, {})).rejects.toMatchObject({ status: 403 })
  })
})
