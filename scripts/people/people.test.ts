import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { isPasswordOf } from '#functions/adapters/embedded/identity/passwords/password-hash.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { listAgreements } from '#people/agreements.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { main } from './people.ts'

const folder = newFolder()
const data = path.join(folder, 'data')
let told: string
beforeAll(() => {
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
})
afterAll(() => {
  jest.restoreAllMocks()
})

const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const harbour = { id: 'harbour', name: 'Harbour Engineering', subscriptions: [ISO] }
const jane = { subject: 'jane', accounts: ['harbour'] }

function file(content: unknown): string {
  const name = path.join(folder, 'people.json')
  writeFileSync(name, content instanceof Uint8Array ? content : JSON.stringify(content))
  return name
}
async function run(...args: string[]) {
  told = ''
  const exit = await main([...args, '--data', data])
  return { exit, told }
}
async function peopleOf(tenant: string) {
  const { table, close } = await openEmbedded(data)
  const { items } = await table.query({ pk: `${tenant}#person#jane` })
  await close()
  return items.length
}

describe('npm run people', () => {
  it('writes nothing where anything is wrong, and says in which file', async () => {
    const wrong = file({ accounts: [harbour], people: [jane, { subject: 'colin' }] })
    await expect(run(wrong)).rejects.toThrow(
      /people\.json: people\[1\]\.accounts, of "colin", is missing: .*\nNothing was written\.$/,
    )
    await expect(run(file(Buffer.from([0xff, 0xfe])))).rejects.toThrow('people.json: The file is not UTF-8 text.')
    expect(existsSync(data)).toBe(false)
    await expect(run(file({ people: [jane] }), '--tenant', 'all')).rejects.toThrow(
      /people\.json: people\[0\], of "jane", is given the account "harbour", .*\nNothing was written\.$/,
    )
    expect(await peopleOf('astm')).toBe(0)
  })

  it('puts the PDF of an agreement that lies beside the file into the library, by its bytes, and refuses one that is nowhere', async () => {
    const agreement = { version: '1', text: { en: 'Read it.' }, pdf: 'terms.pdf' }
    const wanted = file({ accounts: [{ ...harbour, id: 'quay', agreement }], people: [] })
    await expect(run(wanted)).rejects.toThrow(/terms\.pdf is neither beside the file nor in demowl\.\nNothing was written\.$/)
    const beside = path.join(path.dirname(wanted), 'terms.pdf')
    writeFileSync(beside, 'a page')
    await expect(run(wanted)).rejects.toThrow(/terms\.pdf is not a PDF/)
    writeFileSync(beside, '%PDF-1.7')
    expect((await run(wanted)).exit).toBe(0)
    const { ports, table, close } = await openEmbedded(data)
    const [stored] = await listAgreements(table, 'demowl', 'quay')
    const held = await ports.objects.head(`demowl/agreements/${stored?.pdf}`)
    await close()
    expect([stored?.pdf, held?.size]).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.pdf$/), 8])
  })

  it('tells twenty faults, and how many more', async () => {
    const people = Array.from({ length: 25 }, (_, at) => ({ subject: `p${at}` }))
    await expect(run(file({ people }))).rejects.toThrow(/people\[19\].*\n.*people\.json: and 5 more\.\nNothing was written\.$/)
  })

  it('ends with how many, and changes nothing the second time', async () => {
    const given = file({ accounts: [harbour], people: [jane] })
    const first = 'accounts: 1 added, 0 changed, 0 unchanged; people: 1 added, 0 changed, 0 unchanged.\n'
    expect(await run(given)).toEqual({ exit: 0, told: `demowl: ${first}` })
    const again = 'accounts: 0 added, 0 changed, 1 unchanged; people: 0 added, 0 changed, 1 unchanged.\n'
    expect(await run(given)).toEqual({ exit: 0, told: `demowl: ${again}` })
    expect((await run(given, '--tenant', 'all')).told).toContain(`astm: ${first}`)
    const changed = file({ accounts: [harbour], people: [{ ...jane, accounts: [] }] })
    expect((await run(changed, '--tenant', 'astm')).told).toBe(
      'astm: accounts: 0 added, 0 changed, 1 unchanged; people: 0 added, 1 changed, 0 unchanged.\n',
    )
    expect(await peopleOf('astm')).toBe(1)
  })

  it('takes a file as Windows writes it', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeff'),
      Buffer.from(JSON.stringify({ accounts: [harbour] }, null, 2).replaceAll('\n', '\r\n')),
    ])
    expect((await run(file(bytes))).exit).toBe(0)
  })

  it('says what it does not know', async () => {
    const given = file({ accounts: [harbour] })
    await expect(run()).rejects.toThrow(/npm run people -- FILE .*"accounts": \[\]\. /s)
    await expect(run(given, given)).rejects.toThrow('Name one file only')
    await expect(run(path.join(folder, 'gone.json'))).rejects.toThrow('does not exist')
    await expect(run(folder)).rejects.toThrow('cannot be read')
    await expect(run(given, '--tenant', 'nobody')).rejects.toThrow('Unknown tenant "nobody"')
    await expect(run(given, '--to', 'all')).rejects.toThrow('A deployment has one tenant')
    await expect(run(given, '--to', 'astm', '--tenant', 'astm')).rejects.toThrow('exclude each other')
  })
})

describe('npm run people -- --password', () => {
  const typed = (text: string) => {
    const before = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor
    Object.defineProperty(process, 'stdin', { value: Readable.from([text]), configurable: true })
    return () => Object.defineProperty(process, 'stdin', before)
  }
  async function set(password: string, ...args: string[]) {
    const restore = typed(`${password}\n`)
    return run('--password', ...args).finally(restore)
  }

  it('sets the password of somebody in the people file, stored as a hash', async () => {
    const email = 'jane@example.org'
    await run(file({ accounts: [harbour], people: [{ ...jane, email }] }), '--tenant', 'cga')
    expect((await set('an excellent secret', 'jane', '--tenant', 'cga')).told).toContain(email)
    const text = readFileSync(path.join(data, 'keys', 'cga-passwords.json'), 'utf8')
    expect(text).not.toContain('excellent')
    const { hash } = JSON.parse(text)[email]
    expect([await isPasswordOf(hash, 'an excellent secret'), await isPasswordOf(hash, 'another secret')]).toEqual([true, false])
  })

  it.each<[string, string, string[], RegExp]>([
    ['somebody unknown', 'long enough now', ['nobody'], /nobody with the subject "nobody"/],
    ['somebody without an address', 'long enough now', ['jane', '--tenant', 'ies'], /"jane" has no "email"/],
    ['somebody of an organization', 'long enough now', ['employee'], /with their organization/],
    ['a short password', 'short', ['subscriber'], /12 to 200 characters/],
    ['a deployment', 'long enough now', ['jane', '--to', 'cga'], /--tenant and --data alone/],
    ['all tenants', 'long enough now', ['subscriber', '--tenant', 'all'], /of one tenant/],
  ])('refuses %s, and writes nothing', async (_, password, args, reason) => {
    if (args.includes('ies')) await run(file({ accounts: [harbour], people: [jane] }), '--tenant', 'ies')
    await expect(set(password, ...args)).rejects.toThrow(reason)
    await expect(set(password, ...args)).rejects.toThrow(/Nothing was written\./)
  })
})
