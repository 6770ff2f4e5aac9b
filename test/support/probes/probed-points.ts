import { points } from '#contract/points/points.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { SELECTED_SIGNS } from '../printed-signs.ts'
import { fc } from '../properties.ts'
import type { World } from '../world.ts'
import { type ApiProbe, probesOfApi } from './probed-api.ts'

const POINTED = 'ISO|7010-2019'
const SIZES = { active: 3, inactive: 1 } as const

/** Points of one author in one account, marked by a word that nothing else has. */
interface SecretPoints {
  readonly tenant: Tenant
  readonly account: string
  readonly author: string
  readonly word: string
}

/** Accounts of two tenants, in which each sees their own points and administrators those of all. */
const SECRET_POINTS: readonly SecretPoints[] = [
  { tenant: 'astm', account: 'harbour', author: 'subscriber', word: 'quorvane' },
  { tenant: 'astm', account: 'harbour', author: 'colleague', word: 'blenvish' },
  { tenant: 'astm', account: 'northern', author: 'two-accounts', word: 'zorkeld' },
  { tenant: 'astm', account: 'reading-room', author: 'drm', word: 'wumphry' },
  { tenant: 'awwa', account: 'harbour', author: 'subscriber', word: 'trumbolt' },
  { tenant: 'awwa', account: 'reading-room', author: 'drm', word: 'hexprall' },
]
const KEEPERS = ['admin', 'compass-admin']
const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  harbour: ['subscriber', 'colleague', ...KEEPERS, 'usage-viewer'],
  northern: ['two-accounts'],
  'reading-room': ['drm'],
}
const PEOPLE = [...Object.values(ACCOUNTS).flat(), 'company', 'visitor', 'outsider']

const sees = ({ tenant, account, author }: SecretPoints, probe: ApiProbe): boolean =>
  tenant === probe.tenant &&
  (ACCOUNTS[account]?.includes(probe.person) ?? false) &&
  (author === probe.person || KEEPERS.includes(probe.person))

/** People of a tenant in accounts that are like those of the cast, and have no points yet. */
export function probedPeople({ accounts, people }: PeopleFile): PeopleFile {
  const own = accounts.filter(({ id }) => id in ACCOUNTS).map((one) => ({ ...one, id: `probed-${one.id}` }))
  const moved = people.map((one) => {
    const account = Object.entries(ACCOUNTS).find(([, members]) => members.includes(one.subject))?.[0]
    return account ? { ...one, accounts: [`probed-${account}`] } : one
  })
  return { accounts: own, people: moved }
}

/** Points with what tells them apart; ids are told to those who see them alone. */
export interface MadePoints extends SecretPoints {
  readonly ids: readonly string[]
}

/** Makes the points of all authors. */
export async function makeSecretPoints(world: Pick<World, 'direct'>): Promise<MadePoints[]> {
  const made: MadePoints[] = []
  for (const one of SECRET_POINTS) {
    const call = world.direct(one.author, one.tenant)
    const ids: string[] = []
    for (let at = 0; at < SIZES.active + SIZES.inactive; at++) {
      const name = `${one.word} ${at}`
      const input = { contentID: POINTED, name, description: `<p>${one.word} of old</p>`, overlayDetails: one.word }
      const { compassPointID: id } = await call(points.create, { ...input, place: SELECTED_SIGNS })
      await call(points.edit, { id, name, description: one.word, overlayDetails: one.word })
      if (at >= SIZES.active) await call(points.deactivate, { id })
      ids.push(id)
    }
    made.push({ ...one, ids })
  }
  return made
}

/** Calls of the whole API about points, by anybody of two tenants, with the words and ids of all of them. */
export function pointProbe(made: readonly MadePoints[]): fc.Arbitrary<ApiProbe> {
  const ids = made.flatMap((one) => one.ids)
  const document = fc.constantFrom(POINTED, POINTED, POINTED, 'ISO|7010-2003', 'CLOSED|9-2021')
  const word = fc.constantFrom(...made.flatMap(({ word }) => [word, word.slice(0, 4), `${word} 0`]))
  return probesOfApi({
    people: PEOPLE,
    tenants: ['astm', 'awwa'],
    known: [
      [/^contentCodes$/, fc.array(document, { minLength: 1, maxLength: 3 })],
      [/^content(Code|ID|Id)$/, document],
      [/^(compassPointID|compassPointUUID|id)$/, fc.constantFrom(...ids)],
      [/^ids$/, fc.array(fc.constantFrom(...ids), { maxLength: 3 })],
      [/^(keywords|text|term|query|q)$/, fc.option(word, { nil: undefined })],
      [/^createdBy$/, fc.option(fc.constantFrom('Haddad Sana', 'subscriber', 'drm', 'Aasen Tove'), { nil: undefined })],
      [/^(publisher|contentStatus|standing|from|to|kind|refinements|searchField|search-type)$/, fc.constant(undefined)],
      [/^dryRun$/, fc.constant(true)],
      [/^points$/, fc.option(fc.constant(true), { nil: undefined })],
      [
        /^data$/,
        fc.constantFrom(...ids).map((id) => JSON.stringify([{ compassPointUUID: id, contentCode: POINTED, name: 'Mine' }])),
      ],
      [/^(name|description|overlayDetails)$/, fc.constant('Mine')],
    ],
    often: /^(points|search)\.|^refinement\..*[cC]ount/,
    without: /^account\.(switch|logout)|^points\.(saveSettings|create|answer|edit|deactivate|activate|markShared|share)$/,
  })
}

interface Counted {
  readonly totalElements?: number
  readonly total?: number
  readonly counts?: readonly { readonly count: number }[]
  /** documents that a search finds */
  readonly count?: number
  readonly correctedKeywords?: string
  /** documents with points that a search finds */
  readonly points?: number
  readonly documents?: readonly { readonly compassPoints?: number }[]
}

/** Tells what the numbers of a search give away. All points are on one document, and their words are nowhere else. */
function searchLeaks({ endpoint, input }: ApiProbe, hidden: readonly SecretPoints[], seesAny: boolean, data: Counted): string[] {
  if (!/^(search|refinement)\./.test(endpoint.id)) return []
  const { count = 0, counts = [], points: pointed = 0, correctedKeywords } = data
  const most = Math.max(count, pointed, ...counts.map((one) => one.count))
  const limit = seesAny ? 1 : 0
  const words = String(input.keywords ?? '').split(' ')
  const isOfHidden = hidden.some(({ word }) => words.includes(word)) && correctedKeywords === undefined
  return [
    ...((input.points === true && most > limit) || pointed > limit ? [`${most} documents with points`] : []),
    ...(isOfHidden && most > 0 && !endpoint.id.startsWith('search.type') ? [`${most} documents for ${words}`] : []),
  ]
}

/** Tells what an answer gives away of points that somebody does not see: words, ids, numbers. */
export function leaksOf(probe: ApiProbe, made: readonly MadePoints[], { data, text }: { data: unknown; text: string }): string[] {
  const hidden = made.filter((one) => !sees(one, probe))
  const seen = made.filter((one) => sees(one, probe))
  const sent = JSON.stringify(probe.input).toLowerCase()
  const received = text.toLowerCase()
  const secrets = hidden.flatMap(({ word, ids }) => [word, ...ids])
  const words = secrets.filter((one) => received.includes(one) && !sent.includes(one))
  // Sent words return in a problem about them; a point of that name does not.
  const named = hidden.filter(({ word }) => received.includes(`"${word} `)).map(({ word }) => `a point named ${word}`)
  const { endpoint, input } = probe
  const { totalElements, total, documents: answered } = (data ?? {}) as Counted
  const documents = endpoint.id.startsWith('search.') && Array.isArray(answered) ? answered : []
  const size = input.status === 'inactive' ? SIZES.inactive : SIZES.active
  const isWhole = /^points\.(list|listAdmin|pageOfDocument|ofDocument)$/.test(endpoint.id) && !input.text && !input.createdBy
  const isElsewhere = [input.contentCode, input.contentID].some((code) => code !== undefined && code !== POINTED)
  const numbers = searchLeaks(probe, hidden, seen.length > 0, (data ?? {}) as Counted)
  if (isWhole && !isElsewhere && totalElements !== undefined && totalElements !== seen.length * size)
    numbers.push(`${totalElements} points, not ${seen.length * size}`)
  if (endpoint.id.startsWith('points.') && (totalElements ?? 0) > Math.max(seen.length * size, 2))
    numbers.push(`at most ${seen.length * size} of ${totalElements} points`)
  const shown = documents.map(({ compassPoints = 0 }) => compassPoints)
  if (Math.max(0, ...shown) > seen.length * SIZES.active) numbers.push(`${shown} points on documents`)
  if (endpoint.id === 'points.counts' && total !== undefined && total !== seen.length * SIZES.active)
    numbers.push(`${total} in all`)
  return [...words, ...named, ...numbers]
}

/** Tells whether an answer says anything of a point that the person sees. */
export const tellsOf = (probe: ApiProbe, made: readonly MadePoints[], text: string): boolean =>
  made.some((one) => sees(one, probe) && text.includes(one.word))

/** Probes that reach points of those who ask. */
export const reachingProbes: readonly ApiProbe[] = SECRET_POINTS.map(({ author: person, tenant }) => ({
  endpoint: points.list,
  input: {},
  person,
  tenant,
}))
