import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { counterKeys } from '#contract/counter/keys.ts'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { feedback } from '#contract/feedback.ts'
import { notes } from '#contract/notes.ts'
import { tracking } from '#contract/tracking.ts'
import { listEventDays } from '#functions/events/store.ts'
import type { Item, Key, WholeTable } from '#ports/table.ts'
import { ROOT } from '#scripts/command/options.ts'
import { PERSONAL_KINDS } from '#test/support/probes/personal-kinds.ts'
import { createWorld, type World } from '#test/support/world.ts'

const page = readFileSync(path.join(ROOT, 'lib/infra/table.md'), 'utf8')

/** The rows of a table of the page, under one heading, as cells. */
function rowsOf(heading: string): string[][] {
  const part = page.slice(page.indexOf(`\n## ${heading}\n`)).slice(1)
  const end = part.indexOf('\n## ')
  return (end < 0 ? part : part.slice(0, end))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** `<…>` in a pattern stands for one or more characters. */
const patternOf = (cell = '') =>
  new RegExp(
    `^${cell
      .replaceAll('`', '')
      .replace(/[.#|]/g, '\\$&')
      .replace(/<[^>]+>/g, '.+')}$`,
    's',
  )

const items = rowsOf('Items').map(([, pk, sk, , , expires]) => ({
  pk: patternOf(pk),
  sk: patternOf(sk),
  expires,
  cell: pk as string,
}))
const kindOf = (cell: string) => cell.replaceAll('`', '').split('#')[1] as string
const kindsOfPage = [...new Set(items.map(({ cell }) => kindOf(cell)))].sort()
const foldersOfPage = [...new Set(rowsOf('Objects').map(([, key]) => (key as string).split('/')[1] as string))].sort()
const isListed = ({ pk, sk }: Key) => items.some((row) => row.pk.test(pk) && row.sk.test(sk))

function sources(): string {
  const files = ['functions', 'scripts', 'lib'].flatMap((top) =>
    readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join(ROOT, top, file), 'utf8')),
  )
  return files.join('\n').replace(/^\s*(\*|\/\*\*|\/\/).*$/gm, '')
}
const text = sources()
const namedIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))].sort()

describe('the page of the table', () => {
  it('lists every kind of key that the source names, and no other', () => {
    expect(namedIn(/(?:\$\{[\w.]*(?:tenant|TENANT)\}|pk: '[a-z]*)#([a-z][a-z-]*)/g)).toEqual(kindsOfPage)
  })

  it('has kinds of which each says which file has it when people take their data, or why none has', () => {
    expect(Object.keys(PERSONAL_KINDS).sort()).toEqual(kindsOfPage)
  })

  it('lists every folder of objects that the source names, and no other', () => {
    expect(namedIn(/(?<!lectern\/)\$\{[\w.]*(?:tenant|TENANT)\}\/([a-z][a-z-]*)\//g)).toEqual(foldersOfPage)
  })
})

/** Events and acts are stored behind the calls, and acts chained after that. */
async function storedBehind({ ports }: World): Promise<void> {
  const table = ports.table as WholeTable
  const isStored = async () =>
    (await listEventDays(table, 'astm')).size > 0 && (await table.scan({ prefix: 'astm#act-batches', limit: 1 })).items.length > 0
  for (const until = Date.now() + 5000; Date.now() < until && !(await isStored()); )
    await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('the keys of a library that people used', () => {
  let world: World
  let stored: Item[]
  beforeAll(async () => {
    world = await createWorld()
    const as = world.as('subscriber')
    const contentId = 'ISO|7010-2019'
    await as(favorites.add, { content: { contentId } })
    await as(notes.save, { contentId, annotationId: 'a', note: 'Check this.' })
    await as(notes.delete, { contentId, annotationId: 'a' })
    await as(tracking.track, { contentCode: contentId })
    await as(tracking.wish, { designation: 'ISO 61000:2030' })
    await as(documents.metadata, { contentCode: contentId })
    await as(feedback.submit, { searchQuery: 'gland', searchType: 'ALL', q1Response: 'nothing' })
    await as(access.request, { contentCode: 'CLOSED|9-2021' })
    await world.as('admin')(admin.setLevel, { name: 'http', configuredLevel: 'WARN' })
    await world.as('admin')(admin.saveTenantSettings, { version: 0, settings: {} })
    await world.as('admin')(counterKeys.makeKey, { name: 'Resolver' })
    const [asked] = (await world.as('admin')(access.list, {})).result
    await world.as('admin')(access.handle, { id: asked?.id ?? '', handled: true })
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    await storedBehind(world)
    stored = (await (world.ports.table as WholeTable).scan({ prefix: 'astm#', limit: 1000 })).items
  }, 60_000)
  afterAll(() => world.close())

  it('are all on the page, and of most kinds that one machine writes', () => {
    expect(stored.filter((item) => !isListed(item)).map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([])
    const kinds = [...new Set(stored.map(({ pk }) => kindOf(pk)))].filter((kind) => kind !== 'acts')
    expect(kinds.sort()).toEqual(
      [
        'access-request-accounts',
        'access-requests',
        'account',
        'account-keys',
        'accounts',
        'act-batches',
        'audits',
        'audits-head',
        'collections',
        'collections-head',
        'log-levels',
        'directory',
        'directory-changes',
        'directory-head',
        'document',
        'event-days',
        'event-keys',
        'events',
        'favorites',
        'feedback',
        'guests',
        'key-owners',
        'name',
        'networks',
        'note-changes',
        'notes',
        'notes-head',
        'partner',
        'person',
        'roster',
        'roster-changes',
        'roster-head',
        'source',
        'tenant-settings',
        'tracker',
        'wishes',
        'wishes-of',
      ].sort(),
    )
  })

  it('expire where the page says so, and nowhere else', () => {
    const expiring = items.filter(({ expires }) => expires !== 'never')
    const wrong = stored.filter(
      (item) => (item.expiresAt !== undefined) !== expiring.some(({ pk, sk }) => pk.test(item.pk) && sk.test(item.sk)),
    )
    expect(wrong).toEqual([])
  })

  it('are missed by the page where a kind is new', () => expect(isListed({ pk: 'astm#novelty#1', sk: 'novelty' })).toBe(false))
})
