import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { documents } from '#contract/documents/documents.ts'
import { downloads } from '#contract/downloads.ts'
import { favorites } from '#contract/favorites.ts'
import { feedback } from '#contract/feedback.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { mailPreferences } from '#contract/mails/mail-preferences.ts'
import { notes } from '#contract/notes.ts'
import { points } from '#contract/points/points.ts'
import { profile } from '#contract/profile.ts'
import { tracking } from '#contract/tracking.ts'
import { addAwaitedResult } from '#functions/areas/comparison/awaited/store.ts'
import { addressHash } from '#functions/mails/mail-choices.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, WholeTable } from '#ports/table.ts'
import { SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { CLOSED, createAnswerWorld, FILMED, SIGNS, TENANT } from '#test/support/probes/answered/answer-world.ts'
import { PERSONAL_KINDS } from '#test/support/probes/personal-kinds.ts'
import type { World } from '#test/support/world.ts'

const PERSON = 'compass-admin'
const OTHER = 'colleague'
/** Words that are nowhere else, each of another kind. */
const WORDS = {
  note: 'notquorvex',
  point: 'pointquorvex',
  group: 'groupquorvex',
  given: 'givenquorvex',
  received: 'receivedquorvex',
  invited: 'invitedquorvex',
  feedback: 'feedquorvex',
  wish: 'ISO 98765',
  tick: 'tickquorvex',
  awaited: 'awaitedquorvex',
}

let world: World
const as = (person = PERSON) => world.as(person, TENANT)
const kindOf = ({ pk }: Key) => pk.split('#')[1] ?? ''
const wordsOf = (item: Item) => JSON.stringify(item)
/** Tells whether an item names the person: by id, by a hash of it, or by address. */
const names = (item: Item) =>
  new RegExp(`(^|[^a-z-])${PERSON}([^a-z-]|$)`).test(wordsOf(item)) ||
  [shortHash(PERSON, 22), addressHash(`${PERSON}@demowl.example.org`)].some((hash) => wordsOf(item).includes(hash))

/** Does all that leaves something of a person behind. */
async function liveHere(): Promise<void> {
  const call = as()
  await call(account.get, {})
  await call(documents.metadata, { contentCode: SIGNS })
  await call(favorites.add, { content: { contentId: SIGNS } })
  await call(tracking.track, { contentCode: SIGNS })
  await call(tracking.wish, { designation: WORDS.wish })
  await call(notes.save, { contentId: SIGNS, annotationId: 'n', note: WORDS.note, noteData: SELECTED_SIGNS })
  await call(points.create, { contentID: SIGNS, name: WORDS.point, place: SELECTED_SIGNS })
  await call(points.listAdmin, {})
  await call(comparison.markViewed, { older: SIGNS, newer: FILMED, keys: [WORDS.tick], viewed: true })
  const asker = { tenant: TENANT, accountId: 'harbour', userId: PERSON, email: `${PERSON}@demowl.example.org` }
  const wish = { older: SIGNS, newer: FILMED, view: 'report', names: { older: WORDS.awaited, newer: '' } } as const
  const place = { tenant: TENANT, id: 'a-b', form: 'changes' }
  await addAwaitedResult(world.ports, asker, { ...wish, id: 'awaited', since: '2026-01-01T00:00:00.000Z' }, place)
  await call(groups.save, { name: WORDS.group, longDesc: 'x', memberIds: [OTHER], contentCodes: [SIGNS] })
  await call(userSearch.searchUsers, { fullName: 'okafor' })
  await call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID: OTHER, message: WORDS.given }] })
  await call(sharing.shareWithUsers, {
    items: [{ contentID: SIGNS, email: 'reader@firm.example', externalUser: true, message: WORDS.invited }],
  })
  await as(OTHER)(sharing.shareWithUsers, { items: [{ contentID: FILMED, sharedWithUserID: PERSON, message: WORDS.received }] })
  await call(sharing.hideShared, { contentCode: FILMED, hidden: true })
  await call(mailPreferences.saveMails, { kind: 'reviews', isWanted: false })
  await call(access.request, { contentCode: CLOSED })
  await call(feedback.submit, { searchQuery: 'x', searchType: 'ALL', q1Response: WORDS.feedback })
}

async function collectData(person = PERSON): Promise<Record<string, string>> {
  const { downloadId: id } = await as(person)(profile.collectData, {})
  await world.jobsDone()
  const { file } = await as(person)(downloads.get, { id })
  const answer = await world.send(TENANT, 'GET', file?.url ?? '')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

async function wholeTable(): Promise<Item[]> {
  const table = world.ports.table as WholeTable
  const items: Item[] = []
  let after: Key | undefined
  do {
    const page = await table.scan({ prefix: `${TENANT}#`, limit: 1000, ...(after && { after }) })
    items.push(...page.items)
    after = page.after
  } while (after)
  return items
}

beforeAll(async () => {
  world = await createAnswerWorld()
  await liveHere()
  await world.jobsDone()
}, 120_000)
afterAll(() => world.close())

describe('what is kept of a person', () => {
  it('is in the archive, each kind as JSON and as a table: no item of the table that names them is left out', async () => {
    const files = await collectData()
    const named = (await wholeTable()).filter(names)
    const kinds = [...new Set(named.map(kindOf))]
    expect(kinds.length).toBeGreaterThan(18)
    const missing = kinds.filter((kind) => {
      const place = PERSONAL_KINDS[kind]
      return !place || ('file' in place && JSON.parse(files[`${place.file}.json`] ?? '[]').length === 0)
    })
    expect(missing).toEqual([])
    const all = Object.entries(files)
    for (const word of Object.values(WORDS)) {
      expect([word, all.some(([name, text]) => name.endsWith('.json') && text.includes(word))]).toEqual([word, true])
      expect([word, all.some(([name, text]) => name.endsWith('.csv') && text.includes(word))]).toEqual([word, true])
    }
  })

  it('is theirs alone: another person’s archive has none of it but what they share', async () => {
    const files = Object.values(await collectData(OTHER)).join('\n')
    for (const word of [WORDS.note, WORDS.invited, WORDS.point, WORDS.feedback, WORDS.wish, WORDS.tick])
      expect([word, files.includes(word)]).toEqual([word, false])
    expect(files).toContain(WORDS.given)
  })

  it('is taken with an audit entry, and not by sign-ins that many share', async () => {
    const audits = await queryAll(world.ports.table, { pk: `${TENANT}#audits` })
    expect(audits).toContainEqual(expect.objectContaining({ type: 'DATA_TAKEN', principal: PERSON }))
    await expect(as('company')(profile.collectData, {})).rejects.toMatchObject({ status: 403 })
  })
})
