import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { feedback } from '#contract/feedback.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { mailPreferences } from '#contract/mails/mail-preferences.ts'
import { notes } from '#contract/notes.ts'
import { points } from '#contract/points/points.ts'
import { tracking } from '#contract/tracking.ts'
import { addAwaitedResult } from '#functions/areas/comparison/awaited/store.ts'
import { saveSubscriber } from '#functions/areas/reports/mail-store.ts'
import { settingsWrites } from '#functions/http/tenant-pages/store.ts'
import { addressHash } from '#functions/mails/mail-choices.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { noteExport } from '#library/exports/noted-exports.ts'
import { castEmailOf } from '#people/cast.ts'
import { accountKey, personKey } from '#people/store.ts'
import type { Item, Key, WholeTable } from '#ports/table.ts'
import { SELECTED_SIGNS } from '../printed-signs.ts'
import type { World } from '../world.ts'
import { CLOSED, FILMED, SIGNS, TENANT } from './answered/answer-world.ts'

export const PERSON = 'compass-admin'
export const OTHER = 'colleague'
/** Words that are nowhere else, each of another kind. */
export const WORDS = {
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

/** A file that is not found by the person's id alone. */
export const EXPORTED = `${TENANT}/exports/marc/exported.mrc`

export const kindOf = ({ pk }: Key) => pk.split('#')[1] ?? ''
const wordsOf = (item: Item) => JSON.stringify(item)
/** The person's family name, which nobody else has. */
export const FAMILY = 'Ibáñez'
/** Tells whether an item names a person: by id, by a hash of it or by address. */
export const namesPerson = (person: string) => (item: Item) =>
  new RegExp(`(^|[^a-z-])${person}([^a-z-]|$)`).test(wordsOf(item)) ||
  [shortHash(person, 22), addressHash(castEmailOf(person))].some((hash) => wordsOf(item).includes(hash))
/** Tells whether an item names the person in any way. */
export const names = (item: Item) => namesPerson(PERSON)(item) || wordsOf(item).includes(FAMILY)

/** Changes an account, a person and the settings of the library, as an administrator whose authority ended. */
async function editHere({ ports: { table, clock } }: World): Promise<void> {
  const edit = { by: PERSON, at: clock.now().toISOString(), fields: ['name'] }
  for (const key of [accountKey(TENANT, 'southern'), personKey(TENANT, 'namesake')]) await table.update(key, { set: { edit } })
  await table.transact(settingsWrites(TENANT, { version: 1, text: '{}', by: PERSON, at: edit.at }))
  await noteExport({ table, clock }, { tenant: TENANT, userId: PERSON }, EXPORTED)
}

/** Does all that leaves something of a person behind. */
export async function liveHere(world: World): Promise<void> {
  const as = (person = PERSON) => world.as(person, TENANT)
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
  const asker = { tenant: TENANT, accountId: 'harbour', userId: PERSON, email: castEmailOf(PERSON) }
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
  // Another authority chooses these mails; who loses it has them still.
  await saveSubscriber(world.ports.table, TENANT, { userId: PERSON, accountId: 'harbour', every: 'week', sent: '2026-01-01' })
  await call(mailPreferences.saveMails, { kind: 'reviews', isWanted: false })
  await call(access.request, { contentCode: CLOSED })
  await editHere(world)
  await call(feedback.submit, { searchQuery: 'x', searchType: 'ALL', q1Response: WORDS.feedback })
}

/** Reads all items of the tenant. */
export async function readTenant(world: World): Promise<Item[]> {
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
