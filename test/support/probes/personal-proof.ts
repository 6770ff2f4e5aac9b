import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { counter } from '#contract/counter/counter.ts'
import { counterKeys } from '#contract/counter/keys.ts'
import { reportFiles } from '#contract/counter/report-files.ts'
import { counterReports } from '#contract/counter/reports.ts'
import { citations } from '#contract/documents/citations.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { documents } from '#contract/documents/documents.ts'
import { media } from '#contract/documents/media.ts'
import { favorites } from '#contract/favorites.ts'
import { feedback } from '#contract/feedback.ts'
import { notes } from '#contract/notes.ts'
import type { Tenant } from '#contract/tenant.ts'
import { titles } from '#contract/titles/titles.ts'
import { tracking } from '#contract/tracking.ts'
import { tenants } from '#tenants/index.ts'
import { fc } from '../properties.ts'
import type { World } from '../world.ts'
import { firstFinding, type Proof } from './proof.ts'

const TENANTS = ['astm', 'awwa'] as const
const PEOPLE = ['subscriber', 'colleague', 'two-accounts'] as const
type Person = (typeof PEOPLE)[number]
const DOCUMENTS = ['ISO|7010-2003', 'ISO|7010-2011', 'ISO|7010-2019', 'ACME|12-2020', 'CLOSED|9-2021'] as const
const CLOSED = 'CLOSED|9-2021'
/** Documents that are tracked together. */
const FAMILY = ['ISO|7010-2003', 'ISO|7010-2011', 'ISO|7010-2019', 'ISO|7010-2019-AR']

const TICKED = { older: DOCUMENTS[0], newer: DOCUMENTS[2] }

/** Things that somebody keeps for themselves, and tells those who answer for the account or the library. */
interface Kept {
  readonly favorites: Set<string>
  readonly notes: Map<string, string>
  readonly tracked: Set<string>
  readonly wishes: Set<string>
  readonly feedback: string[]
  readonly viewed: Set<string>
  hasAsked: boolean
  workItem: boolean
}

type Act = (
  kept: Kept,
  who: { world: World; person: Person; tenant: Tenant; word: string; contentCode: string },
) => Promise<unknown>

const ACTS: readonly Act[] = [
  async (kept, { world, person, tenant, contentCode }) => {
    await world.direct(person, tenant)(favorites.add, { content: { contentId: contentCode } })
    kept.favorites.add(contentCode)
  },
  async (kept, { world, person, tenant, word, contentCode }) => {
    await world.direct(person, tenant)(notes.save, { contentId: contentCode, annotationId: word, note: word })
    kept.notes.set(`${contentCode} ${word}`, word)
  },
  async (kept, { world, person, tenant, contentCode }) => {
    await world.direct(person, tenant)(tracking.track, { contentCode })
    kept.tracked.add('ISO 7010')
  },
  async (kept, { world, person, tenant, word }) => {
    await world.direct(person, tenant)(tracking.wish, { designation: `QQ ${word}` })
    kept.wishes.add(`QQ ${word}`)
  },
  async (kept, { world, person, tenant, word }) => {
    await world.direct(person, tenant)(feedback.submit, { searchQuery: 'x', searchType: 'ALL', q1Response: word })
    kept.feedback.push(word)
  },
  async (kept, { world, person, tenant }) => {
    await world.direct(person, tenant)(access.request, { contentCode: CLOSED })
    kept.hasAsked = true
  },
  async (kept, { world, person, tenant }) => {
    await world.direct(person, tenant)(tracking.saveWorkItem, { workItem: 'true' })
    kept.workItem = true
  },
  async (kept, { world, person, tenant, word }) => {
    const key = word.replaceAll(/[^a-z\d]/g, '').slice(0, 12) || 'x'
    await world.direct(person, tenant)(comparison.markViewed, { ...TICKED, keys: [key], viewed: true })
    kept.viewed.add(key)
  },
  async (_, { world, person, tenant, contentCode }) => world.direct(person, tenant)(documents.metadata, { contentCode }),
]

const sorted = (values: Iterable<string>) => [...values].sort().slice(0, 100).join(', ')

/** Reads of what somebody keeps, beside what they must tell. */
const READS: readonly (readonly [
  string,
  (world: World, person: Person, tenant: Tenant) => Promise<string>,
  (kept: Kept) => string,
])[] = [
  [
    'favourites',
    async (world, person, tenant) =>
      sorted(
        (await world.direct(person, tenant)(favorites.list, { size: 100 })).result.map(({ document }) => document.contentCode),
      ),
    (kept) => sorted(kept.favorites),
  ],
  [
    'marks of favourites',
    async (world, person, tenant) =>
      sorted((await world.direct(person, tenant)(favorites.marks, {})).marks.map(({ contentCode }) => contentCode)),
    (kept) => sorted(kept.favorites),
  ],
  [
    'notes',
    async (world, person, tenant) =>
      sorted((await world.direct(person, tenant)(notes.list, { size: 100 })).result.map(({ noteContent }) => noteContent)),
    (kept) => sorted(kept.notes.values()),
  ],
  [
    'notes of a document',
    async (world, person, tenant) =>
      sorted(
        (await world.direct(person, tenant)(notes.ofDocument, { contentId: DOCUMENTS[2] })).result.map(
          ({ noteContent }) => noteContent,
        ),
      ),
    (kept) => sorted([...kept.notes].filter(([key]) => key.startsWith(DOCUMENTS[2])).map(([, note]) => note)),
  ],
  [
    'tracked documents',
    async (world, person, tenant) =>
      sorted((await world.direct(person, tenant)(tracking.marks, {})).marks.map(({ contentCode }) => contentCode)),
    (kept) => (kept.tracked.size > 0 ? sorted(FAMILY) : ''),
  ],
  [
    'tracked documents, whole',
    async (world, person, tenant) => String((await world.direct(person, tenant)(tracking.documents, {})).count),
    (kept) => String(kept.tracked.size),
  ],
  [
    'publishers',
    async (world, person, tenant) => String((await world.direct(person, tenant)(tracking.publishers, {})).length),
    () => '0',
  ],
  [
    'wishes',
    async (world, person, tenant) =>
      sorted((await world.direct(person, tenant)(tracking.wishes, {})).map(({ designation }) => designation)),
    (kept) => sorted(kept.wishes),
  ],
  [
    'ticked changes',
    async (world, person, tenant) => sorted((await world.direct(person, tenant)(comparison.viewed, TICKED)).keys),
    (kept) => sorted(kept.viewed),
  ],
  [
    'work items',
    async (world, person, tenant) => (await world.direct(person, tenant)(tracking.workItem, {})).workItem,
    (kept) => String(kept.workItem),
  ],
  [
    'request',
    async (world, person, tenant) =>
      String((await world.direct(person, tenant)(access.own, { contentCode: CLOSED })).request !== undefined),
    (kept) => String(kept.hasAsked),
  ],
]

const emptyKept = (): Kept => ({
  favorites: new Set(),
  notes: new Map(),
  tracked: new Set(),
  wishes: new Set(),
  feedback: [],
  viewed: new Set(),
  hasAsked: false,
  workItem: false,
})

const models = new WeakMap<World, ReadonlyMap<string, Kept>>()

/** Model of what people keep in a world, which goes on where the last run of the proof ended. */
function keptIn(world: World): ReadonlyMap<string, Kept> {
  const known = models.get(world)
  if (known) return known
  const made = new Map(TENANTS.flatMap((tenant) => PEOPLE.map((person) => [`${tenant} ${person}`, emptyKept()] as const)))
  models.set(world, made)
  return made
}

/** Words of everybody that an administrator is told, beside those who answer for nothing. */
async function tellingOf(world: World, tenant: Tenant, all: ReadonlyMap<string, Kept>): Promise<string | undefined> {
  const admin = world.direct('admin', tenant)
  const told = sorted((await admin(feedback.list, { size: 100 })).result.map(({ q1Response }) => q1Response))
  const wanted = sorted(PEOPLE.flatMap((person) => all.get(`${tenant} ${person}`)?.feedback ?? []))
  if (told !== wanted) return `feedback of ${tenant}: ${told}, not ${wanted}`
  const asked = (await admin(access.list, { size: 100 })).result.length
  const asking = PEOPLE.filter((person) => all.get(`${tenant} ${person}`)?.hasAsked).length
  if (asked !== asking) return `requests of ${tenant}: ${asked}, not ${asking}`
  for (const ask of [
    () => admin(access.handle, { id: 'nobody', handled: true }),
    () => admin(documents.unresolvedLinks, {}),
    () => admin(feedback.export, {}),
  ])
    await ask().catch((error) => {
      if (!error.problem || error.problem.code === 'unexpected') throw error
    })
  return undefined
}

/** The life of a key, and a call with it. */
async function tryKey(world: World, tenant: Tenant): Promise<void> {
  const viewer = world.direct('usage-viewer', tenant)
  const { key, ...secrets } = await viewer(counterKeys.makeKey, { name: 'Resolver' })
  await viewer(counter.members, secrets)
  await viewer(counterKeys.keys, {})
  const months = { begin_date: '2026-01', end_date: '2026-01' }
  for (const report of Object.values(counterReports)) await viewer(report, { ...secrets, ...months })
  await viewer(reportFiles.reportMonths, {})
  await viewer(reportFiles.reportFile, { report: 'tr', ...months })
  await viewer(titles.keyLists, secrets)
  await viewer(titles.keyFile, { ...secrets, format: 'mrc' })
  await viewer(titles.file, { list: 'ISO' })
  await viewer(counterKeys.renewKey, { id: key.id })
  await viewer(counterKeys.endKey, { id: key.id })
}

/** Calls that present what nobody else presents, with answers that are not empty. */
async function otherAnswers(world: World, tenant: Tenant): Promise<void> {
  const call = world.direct('subscriber', tenant)
  await call(account.get, {})
  await tryKey(world, tenant)
  await call(account.subscriptions, {})
  await call(account.accessedDocuments, {})
  await call(account.updatedDocuments, {})
  await call(media.tutorials, {})
  await call(tracking.updatePublisher, { publisherCode: 'ISO', trackingFlag: true })
  await call(tracking.publishers, {})
  await call(tracking.updatePublisher, { publisherCode: 'ISO', trackingFlag: false })
  await call(tracking.unsubscribe, {})
  await call(notes.export, { format: 'csv' })
  await call(citations.types, {})
  await call(documents.translations, { contentId: DOCUMENTS[2] })
  await call(documents.editions, { contentCode: DOCUMENTS[2] })
}

/**
 * Keeping apart what people keep: random acts of the same people in two tenants and three accounts, against a model of what each has.
 */
export const personalProof: Proof = {
  name: 'random acts of people against a model of what each keeps',
  counts: true,
  async findings(world) {
    const all = keptIn(world)
    // A sign-in of an organization chooses the first account by itself.
    for (const tenant of TENANTS.filter((one) => !tenants[one].shown.federatedOnly))
      await world.direct('two-accounts', tenant)(account.switch, { accountId: 'northern' })
    const everyAct = TENANTS.flatMap((tenant) => PEOPLE.flatMap((person) => ACTS.map((act) => ({ tenant, person, act }))))
    const order = fc.shuffledSubarray(everyAct, { minLength: everyAct.length, maxLength: everyAct.length })
    const documentsOf = fc.array(fc.constantFrom(...DOCUMENTS.slice(0, 3)), {
      minLength: everyAct.length,
      maxLength: everyAct.length,
    })
    const [acts = []] = fc.sample(order, 1)
    const [codes = []] = fc.sample(documentsOf, 1)
    const done = await firstFinding([...acts.entries()], async ([at, { tenant, person, act }]) => {
      const kept = all.get(`${tenant} ${person}`) as Kept
      const word = `${1000 + at}${Math.floor(Math.random() * 1e6)}`
      await act(kept, { world, person, tenant, word, contentCode: codes[at] as string })
      return undefined
    })
    if (done.length > 0) return done
    const reads = TENANTS.flatMap((tenant) => PEOPLE.flatMap((person) => READS.map((read) => ({ tenant, person, read }))))
    const read = await firstFinding(reads, async ({ tenant, person, read: [name, ask, wanted] }) => {
      const [got, should] = [await ask(world, person, tenant), wanted(all.get(`${tenant} ${person}`) as Kept)]
      return got === should ? undefined : `${name} of ${person} in ${tenant}: ${got}, not ${should}`
    })
    if (read.length > 0) return read
    return firstFinding(TENANTS, async (tenant) => {
      await otherAnswers(world, tenant)
      return tellingOf(world, tenant, all)
    })
  },
}
