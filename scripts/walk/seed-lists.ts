import { randomUUID } from 'node:crypto'
import { api } from '#contract/index.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Call, createCall } from '#web/lib/calls/call.ts'
import { type LocalSite, send } from '../bench/local-site.ts'

const KEPT = ['DEMOWL|101-2025', 'LUMC|LC-107-2018', 'VSB|21-2007']
const POINTED = 'LUMC|LC-107-2018'
const CLOSED = 'MIM|214-2024'
/** Not everything of this publisher is a standard. */
const PUBLICATION = { tenant: 'astm', contentCode: 'ASTM|STP9901-24' } as const

/** Ids that the addresses of the walk name by a word each. */
export interface SeededIds {
  readonly point: string
  readonly group: string
}

/** Calls of a person to a site of this machine, whose names under localhost not every system resolves. */
async function callsOf(site: LocalSite, person: string, tenant: Tenant = 'demowl'): Promise<Call> {
  const token = await site.token(person, tenant)
  const host = `${tenant}.localhost:${site.port}`
  return createCall({
    origin: '',
    token: () => Promise.resolve(token),
    fetch: async (url, init = {}) => {
      const headers = { ...(init.headers as Record<string, string>), Host: host }
      const { status, body } = await send(site.port, init.method ?? 'GET', String(url), headers, init.body as string | undefined)
      return new Response(new Uint8Array(body), { status })
    },
  })
}

const shareWithSubscriber = (call: Call, contentCode: string) =>
  call(api.groups.shareWithUsers, { items: [{ contentCode, sharedWithUserID: 'subscriber', message: 'See clause 5.' }] })

/** Has a colleague share documents with the subscriber, alone and in a group. Returns the group's id. */
async function seedGroup(call: Call): Promise<string> {
  const { groupID } = await call(api.groups.save, {
    name: 'Quay lighting',
    longDesc: 'Lamps and ladders of the new quay',
    memberIds: ['subscriber'],
    contentCodes: KEPT,
  })
  await shareWithSubscriber(call, POINTED)
  return groupID
}

/** Has the subscriber share a document with a colleague and with somebody outside. */
async function seedShares(call: Call): Promise<void> {
  const invited = {
    contentID: POINTED,
    email: 'ines@harbour-authority.example.org',
    externalUser: true,
    message: 'For the site.',
  }
  await call(api.groups.shareWithUsers, {
    items: [{ contentCode: POINTED, sharedWithUserID: 'colleague', message: 'Clause 6.' }],
  })
  await call(api.groups.shareWithUsers, { items: [invited] })
}

/** Has an administrator make a key, and whoever searches say how it was. */
async function seedAdministration(call: Call): Promise<void> {
  await call(api.counter.makeKey, { name: 'Library of the harbour' })
  const said = { q1Response: 'ISO 14122', q2Response: 'Stairs of machines come first.' }
  await call(api.feedback.submit, { searchQuery: 'ladders', searchType: 'ALL', ...said })
}

/** Gives the subscriber of the demo library what their lists show. */
export async function seedLists(site: LocalSite): Promise<SeededIds> {
  const call = await callsOf(site, 'subscriber')
  for (const contentCode of KEPT) {
    await call(api.favorites.add, { content: { contentId: contentCode } })
    await call(api.tracking.track, { contentCode })
    await call(api.notes.save, { contentId: contentCode, annotationId: randomUUID(), note: 'Check this with the site.' })
  }
  await call(api.access.request, { contentCode: CLOSED })
  await seedShares(call)
  await seedAdministration(await callsOf(site, 'admin'))
  await shareWithSubscriber(await callsOf(site, 'colleague', PUBLICATION.tenant), PUBLICATION.contentCode)
  const { content } = await call(api.points.ofDocument, { contentCode: POINTED })
  const [point] = content
  if (!point) throw new Error(`The demo library has no compass point on ${POINTED}.`)
  return { point: point.compassPointID, group: await seedGroup(await callsOf(site, 'colleague')) }
}
