import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { savePoints } from '#functions/areas/points/list/save-points.ts'
import { auditOf, authorName, documentColumns, placeFacts, storedPlaceOf } from '#functions/areas/points/store/make-change.ts'
import { namedId } from '#functions/areas/points/store/named-id.ts'
import type { PointChange } from '#functions/areas/points/store/points-store.ts'
import type { StoredPoint } from '#functions/areas/points/store/stored-point.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import type { SelectedPlace } from '#library/places/select-place.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { castMember } from '#people/cast.ts'
import type { Ports } from '#ports/ports.ts'
import { DEFAULT_TENANT, tenants } from '#tenants/index.ts'
import { type DemoPoint, PERSONAL_POINTS, SHARED_POINTS } from './demo-points.ts'
import { placeOfQuote } from './place-of-quote.ts'

/** Account of all authors. */
const ACCOUNT = 'harbour'
/** Newer edition of a document that points stand on. */
const NEWER_EDITION = 'LUMC|LC-107-2022'
const MARK = { pk: `${DEFAULT_TENANT}#demo`, sk: 'points' }

type SeedPorts = Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>

/** Adds the compass points of the demo people to every tenant that has the feature, once: what people do with them stays. */
export async function seedPoints(ports: SeedPorts): Promise<void> {
  if (await ports.table.get(MARK)) return
  for (const tenant of TENANTS) if (tenants[tenant].menus.includes('COMPASS_POINTS')) await seedTenant(ports, tenant)
  await ports.table.put({ ...MARK, points: 1 })
}

async function seedTenant(ports: SeedPorts, tenant: Tenant): Promise<void> {
  const owner = { tenant, accountId: ACCOUNT }
  const points = [...SHARED_POINTS, ...(PERSONAL_POINTS[tenant] ?? [])]
  const held = await readJoinedDocuments(ports.table, tenant, [...new Set(points.map(({ contentCode }) => contentCode))])
  const rounds: PointChange[][] = [[], [], []]
  for (const point of points) {
    // The operator may have removed the document.
    const document = held.get(point.contentCode)
    const changes = document ? await changesOf(ports, point, document) : []
    for (const [at, change] of changes.entries()) rounds[at]?.push(change)
  }
  for (const changes of rounds) await savePoints(ports, owner, changes)
  const payload = { accountId: ACCOUNT, contentCode: NEWER_EDITION }
  await ports.jobs.send({ id: `demo points ${tenant}`, name: 'carry-points', tenant, payload })
}

/** Changes that made a point what it is, the oldest first. */
async function changesOf(ports: Pick<Ports, 'objects'>, point: DemoPoint, document: JoinedDocument): Promise<PointChange[]> {
  const selected = await selectQuote(ports, point, document)
  const { slug, at, name, description = '', overlayDetails = '', first, deactivated } = point
  const author = personOf(point.by)
  const created: StoredPoint = {
    id: namedId(`demo point ${slug}`),
    contentCode: document.contentCode,
    ...documentColumns(document),
    name,
    description: first?.description ?? description,
    overlayDetails,
    rich: ['description'],
    ...placeFacts(selected.place),
    createdById: point.by,
    createdBy: author.name,
    creatorEmail: author.email,
    created: at,
    modified: at,
    status: 'active',
    version: 1,
    write: `${slug} 1`,
  }
  const changes: PointChange[] = [
    { after: created, place: storedPlaceOf(selected), audit: auditOf('INSERT', author.name, { after: created }) },
  ]
  if (first) changes.push(changeOf(created, 'UPDATE', author.name, { description, modified: first.changed }))
  if (deactivated) {
    const by = personOf(deactivated.by)
    const facts = {
      status: 'inactive',
      deactivated: deactivated.at,
      deactivatedBy: by.name,
      deactivatedByEmail: by.email,
    } as const
    changes.push(changeOf(created, 'DEACTIVATE', by.name, { ...facts, modified: deactivated.at }))
  }
  return changes
}

function changeOf(
  before: StoredPoint,
  type: Parameters<typeof auditOf>[0],
  by: string,
  changed: Partial<StoredPoint>,
): PointChange {
  const version = before.version + 1
  const after = { ...before, ...changed, version, write: `${before.write} ${version}` }
  return { before, after, audit: auditOf(type, by, { before, after }) }
}

async function selectQuote(
  ports: Pick<Ports, 'objects'>,
  { slug, quote, rendition }: DemoPoint,
  document: JoinedDocument,
): Promise<SelectedPlace> {
  // Written before anybody has signed in, by whoever holds the document.
  const actor = { account: { id: 'demo', ...document.opens } }
  const text = await readRendition({ actor, ports }, document, rendition)
  const place = text && placeOfQuote(text.words, quote)
  if (!place) throw new Error(`the demo library has a fault: the words of the point ${slug} do not stand in its document`)
  return { place: { ...place, ...(place.areas && { file: text.file }) }, sizes: text.sizes }
}

function personOf(subject: string): { readonly name: string; readonly email: string } {
  const { firstName, lastName, email } = castMember(subject)
  return { name: authorName({ firstName, lastName, email }), email }
}
