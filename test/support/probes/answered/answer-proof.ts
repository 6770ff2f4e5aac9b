import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { agreement } from '#contract/agreement.ts'
import { collections } from '#contract/collections.ts'
import { citations } from '#contract/documents/citations.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { documents } from '#contract/documents/documents.ts'
import { media, TUTORIALS } from '#contract/documents/media.ts'
import { downloads } from '#contract/downloads.ts'
import { favorites } from '#contract/favorites.ts'
import { createdGroups } from '#contract/groups/created-groups.ts'
import { groupExport } from '#contract/groups/group-export.ts'
import { groups } from '#contract/groups/groups.ts'
import { invitations } from '#contract/groups/invitations.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { notes } from '#contract/notes.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { refinement } from '#contract/refinement.ts'
import { search } from '#contract/search.ts'
import { searchExport } from '#contract/search-export.ts'
import { semantic } from '#contract/semantic.ts'
import { sessions } from '#contract/sessions.ts'
import { tenant as tenantCalls } from '#contract/tenant.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { addAwaitedResult } from '#functions/areas/comparison/awaited/store.ts'
import { saveInvitationLink } from '#functions/areas/groups/shares/invitation-store.ts'
import { newToken } from '#functions/mails/secret-token.ts'
import { saveDownload } from '#library/downloads/download-store.ts'
import { SELECTED_SIGNS } from '../../printed-signs.ts'
import { fc } from '../../properties.ts'
import type { World } from '../../world.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { asTenant } from '../tenant-watch.ts'
import { acceptAgreement, changeSettings, ingestFile, tableOfReport } from './administered.ts'
import { CLAUSE_WORD, CLOSED, FILMED, GUIDE, PROTECTED, SIGNS, TENANT, TUTORIAL } from './answer-world.ts'
import { carriedPoint, NEWER, OLDER } from './carried-point.ts'
import { managePeople, restateMonth } from './managed-people.ts'
import { workOfStores } from './store-work.ts'

/** Somebody who asks, with a word of their own. */
interface Asker {
  readonly world: World
  readonly person: string
  readonly word: string
}

type Ask = (asker: Asker) => Promise<unknown>

const callOf = ({ world, person }: Asker) => world.direct(person, TENANT)

/** The whole life of a point, and what is told of it. */
async function livePoint(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  const { compassPointID: id } = await call(points.create, { contentID: SIGNS, name: asker.word, place: SELECTED_SIGNS })
  await call(points.edit, { id, name: `${asker.word} again` })
  const { documents: found } = await call(search.all, { keywords: asker.word })
  if (!found.some(({ matchedPoint }) => matchedPoint)) throw new Error(`no point is found by ${asker.word}`)
  await call(points.markShared, { compassPointID: id })
  const items = [{ sharedWithUserID: 'compass-admin' }]
  await call(pointSharing.share, { compassPointID: id, items, message: asker.word })
  await call(points.list, { text: asker.word })
  await call(points.ofDocument, { contentCode: SIGNS })
  await call(pointExchange.export, { format: 'json' })
  await call(points.deactivate, { id })
  return (await call(points.history, { id })).content
}

/** A point that is carried to the next edition, proposed there and dropped. */
async function carryPoint(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  const carried = await carriedPoint(asker.world, asker.person, asker.word)
  await call(points.ofDocument, { contentCode: NEWER })
  await carried.drop()
  return carried.proposals
}

async function keepNote(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  const named = { contentId: SIGNS, annotationId: asker.word }
  await call(notes.save, { ...named, note: asker.word, noteData: SELECTED_SIGNS })
  await call(notes.list, { text: asker.word })
  const { result } = await call(notes.ofDocument, { contentId: SIGNS })
  await call(notes.delete, named)
  return result
}

/** A download of a person, mailed to them when it is ready, with the lists that jobs export. */
async function waitForDownload({ world, person }: Asker): Promise<unknown> {
  const call = world.direct(person, TENANT)
  const owner = { tenant: TENANT, userId: person }
  const list = { kind: 'collection', sortType: 'ALPHA_ASC' } as const
  const source = { list, format: 'ris', origin: 'https://library.example.org' } as const
  const id = crypto.randomUUID()
  const facts = { id, job: `export-list ${id}`, title: 'collection', rows: 1, source } as const
  await asTenant(TENANT, () => saveDownload(world.ports.table, owner, facts, new Date()))
  await call(downloads.mail, { id })
  await workOfStores(world, { name: 'export-list', payload: { accountId: 'harbour', userId: person, id } })
  await workOfStores(world, { name: 'notify-download', payload: { userId: person, id } })
  return (await call(downloads.get, { id })).file
}

/** An archive of what is kept of a person. */
async function collectData({ world, person }: Asker): Promise<unknown> {
  const id = crypto.randomUUID()
  const facts = { id, job: `collect-data ${id}`, title: 'my-data', rows: 0 } as const
  await asTenant(TENANT, () => saveDownload(world.ports.table, { tenant: TENANT, userId: person }, facts, new Date()))
  await workOfStores(world, { name: 'collect-data', payload: { userId: person, id } })
  return (await world.direct(person, TENANT)(downloads.get, { id })).file
}

/** The sessions of a person, of which all but one are ended. */
async function listSessions(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  await call(account.get, {})
  const { sessions: all } = await call(sessions.sessions, {})
  await call(sessions.endOtherSessions, {})
  return all
}

/** A group with a member and a document, as long as it lives. */
async function keepGroup(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  const facts = { name: asker.word, longDesc: asker.word, memberIds: ['compass-admin'] }
  const { groupID: groupId, version } = await call(groups.save, { ...facts, contentCodes: [SIGNS] })
  await call(groups.updateDocuments, { sharedWithGroupID: groupId, addContentCodes: [FILMED], version })
  await call(groups.list, {})
  await call(groups.listOfMember, {})
  await call(createdGroups.created, {})
  await call(groups.get, { groupId })
  const { responseData } = await call(groups.documents, { groupId })
  await call(groupExport.export, { groupId, format: 'csv' })
  await call(groups.delete, { id: groupId })
  return responseData.list
}

/** A document that is shared, listed on both sides, hidden and shown again. */
async function shareDocument(asker: Asker): Promise<unknown> {
  const call = callOf(asker)
  const reader = asker.world.direct('compass-admin', TENANT)
  await call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID: 'compass-admin', message: asker.word }] })
  await call(sharing.sharedTargets, { id: SIGNS })
  const { result } = await call(sharing.sharedByMe, {})
  const { responseData } = await reader(sharing.sharedWithMe, {})
  for (const hidden of [true, false]) await reader(sharing.hideShared, { contentCode: SIGNS, hidden })
  return result.length > 0 ? responseData.list : []
}

/** An invitation as it is sent, read, refused, accepted and withdrawn. */
async function inviteReader(asker: Asker): Promise<unknown> {
  const { world, person, word } = asker
  const call = callOf(asker)
  const [nobody, reader] = [world.direct('nobody', TENANT), world.direct('namesake', TENANT)]
  const { email } = await reader(account.get, {})
  await call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, email, externalUser: true, message: word }] })
  await call(sharing.sharedTargets, { id: SIGNS })
  const { result } = await call(sharing.sharedByMe, {})
  const { id, shared: at } = result.find(({ invited }) => invited?.email === email) ?? { id: '', shared: '' }
  const token = newToken()
  const link = { accountId: 'harbour', by: person, id: id.slice(id.indexOf('.') + 1), at }
  await asTenant(TENANT, () => saveInvitationLink(world.ports.table, TENANT, token, link))
  const shown = await nobody(invitations.invitation, { token })
  for (const refused of [true, false]) await nobody(invitations.refuseInvitations, { token, refused })
  await reader(invitations.acceptInvitation, { token })
  const { responseData } = await reader(sharing.sharedWithMe, {})
  await call(sharing.takeBack, { id })
  return responseData.list.some(({ shareMessage }) => shareMessage === word) ? shown : undefined
}

/** A comparison that somebody waits for, told of its job's state. */
async function awaitComparison({ world, person }: Asker): Promise<unknown> {
  const owner = { tenant: TENANT, accountId: 'harbour', userId: person, email: `${person}@example.org` }
  const id = crypto.randomUUID()
  const wanted = { older: `${OLDER};html`, newer: `${NEWER};html`, view: 'unified', language: 'en' } as const
  const facts = { ...wanted, id, names: { older: OLDER, newer: NEWER }, since: new Date().toISOString() }
  await asTenant(TENANT, () => addAwaitedResult(world.ports, owner, facts, { tenant: TENANT, id, form: 'page' }))
  return (await world.direct(person, TENANT)(comparison.awaited, {})).result
}

const COUNTED = { section: 'Category' } as const

/** Calls with answers that are not empty, each of which presents what is stored. */
const ASKS: Readonly<Record<string, Ask>> = {
  'life of a point': livePoint,
  'carried point': carryPoint,
  note: keepNote,
  group: keepGroup,
  sharing: shareDocument,
  invitation: inviteReader,
  'exported list': async (asker) => {
    await callOf(asker)(favorites.add, { content: { contentId: SIGNS } })
    return callOf(asker)(favorites.export, { format: 'csv' })
  },
  download: waitForDownload,
  'collected data': collectData,
  sessions: listSessions,
  'managed people': managePeople,
  'restated month': restateMonth,
  'exported results': (asker) => callOf(asker)(searchExport.exportAll, { keywords: 'ISO', format: 'csv' }),
  collection: async (asker) => (await callOf(asker)(collections.list, {})).value.content,
  config: (asker) => callOf(asker)(tenantCalls.config, {}),
  monitoring: async ({ world }) => {
    const call = world.direct('admin', TENANT)
    await call(admin.setLevel, { name: 'jobs.learn', configuredLevel: 'WARN' })
    await call(admin.metrics, {})
    return call(admin.audits, {})
  },
  'table of a report': tableOfReport,
  agreement: (asker) => callOf(asker)(agreement.validate, {}),
  'library settings': changeSettings,
  'file of an administrator': ingestFile,
  'agreement of an account': acceptAgreement,
  health: ({ world }) => world.direct('admin', TENANT)(admin.health, {}),
  preview: async (asker) => (await callOf(asker)(documents.preview, { contentCode: CLOSED })).contents,
  'protected PDF': (asker) => callOf(asker)(documents.pdf, { contentCode: PROTECTED }),
  guide: (asker) => callOf(asker)(documents.helpDocument, { title: GUIDE }),
  'around a document': async (asker) =>
    (await callOf(asker)(documentSurroundings.relatedContent, { contentCode: FILMED })).citedContent,
  'references of a text': async (asker) => (await callOf(asker)(documents.clauses, { contentCode: FILMED })).references,
  videos: (asker) => callOf(asker)(media.videos, { designation: 'ISO 51:2021' }),
  tutorials: (asker) => callOf(asker)(media.tutorials, {}),
  play: (asker) => callOf(asker)(media.play, { contentId: TUTORIALS, hashId: TUTORIAL }),
  MARC: (asker) => callOf(asker)(citations.marcDocument, { title: FILMED }),
  suggestions: (asker) => callOf(asker)(typeAhead.typeAhead, { keywords: 'ISO 131' }),
  info: (asker) => callOf(asker)(documents.info, { contentCode: FILMED }),
  details: async (asker) => Object.keys(await callOf(asker)(documentSurroundings.additionalDetails, { contentCode: FILMED })),
  'clause of a hit': async (asker) =>
    (await callOf(asker)(search.all, { keywords: CLAUSE_WORD })).documents.flatMap(({ matchedClause }) => matchedClause ?? []),
  'texts to compare': async (asker) => (await callOf(asker)(comparison.versions, { contentCode: NEWER })).result,
  // Nobody has it made, so that each time it is looked for among those that are being made.
  'unmade comparison': (asker) => callOf(asker)(comparison.checkHtml, { oldHtmlId: `${OLDER};html`, newHtmlId: `${NEWER};html` }),
  'awaited comparison': awaitComparison,
  'missing designation': async (asker) => (await callOf(asker)(search.all, { keywords: 'ISO 7010:1999' })).missing?.nearest,
  meaning: async (asker) => (await callOf(asker)(semantic.semantic, { keywords: 'safety signs' })).documents,
  'nodes of a tree': (asker) => callOf(asker)(refinement.documentTypes, {}),
  counts: async (asker) => (await callOf(asker)(refinement.topLevelCount, COUNTED)).counts,
}

const isEmpty = (answer: unknown) => answer === undefined || (Array.isArray(answer) && answer.length === 0)

/** Answers name what their contract names, and come from the tenant that was asked, whatever is stored beside it. */
export const answerProof: Proof = {
  name: 'random people and calls with full answers',
  findings(world) {
    const person = fc.constantFrom('subscriber', 'colleague')
    const order = fc.shuffledSubarray(Object.keys(ASKS), { minLength: Object.keys(ASKS).length })
    const [names = []] = fc.sample(order, 1)
    const people = fc.sample(person, names.length)
    return firstFinding([...names.entries()], async ([at, name]) => {
      const word = `quorvex${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
      const answer = await ASKS[name]?.({ world, person: people[at] as string, word })
      return isEmpty(answer) ? `${name} has no answer` : undefined
    })
  },
}
