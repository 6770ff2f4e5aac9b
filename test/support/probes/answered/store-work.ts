import { points } from '#contract/points/points.ts'
import { clearWaiting, saveProgress } from '#functions/areas/comparison/making/waiting-store.ts'
import { listAdmins, markNotified, saveAdmin, wasNotified } from '#functions/areas/points/store/review-mails-store.ts'
import { pointKeys } from '#functions/areas/points/store/store.ts'
import { readFormerDays } from '#functions/areas/reports/reading/former-days.ts'
import { jobHandlersOf } from '#functions/wiring/job-handlers.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { readSources } from '#library/store.ts'
import { saveAgreement } from '#people/agreements.ts'
import { eraseAllowances } from '#people/allowances.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { readGuestHoldings } from '#people/guests.ts'
import { findLibrarySession } from '#people/library-sessions.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import { useCode } from '#people/partners/codes.ts'
import { useToken } from '#people/partners/use-token.ts'
import { findPartner } from '#people/partners.ts'
import { JOBS } from '#ports/job-definitions.ts'
import type { JobName } from '#ports/jobs.ts'
import { prepare } from '../../library.ts'
import { SELECTED_SIGNS } from '../../printed-signs.ts'
import { fc } from '../../properties.ts'
import type { World } from '../../world.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { asTenant } from '../tenant-watch.ts'
import { SIGNS, TENANT } from './answer-world.ts'

/** A job by its name and its payload. */
interface Work {
  readonly name: JobName
  readonly payload: object | null
}

/** Does the work of a job now, as its function would: what its payload leaves out is read as from the queue. */
export async function workOfStores({ ports }: World, { name, payload }: Work): Promise<void> {
  const handlers = jobHandlersOf(ports as unknown as Parameters<typeof jobHandlersOf>[0], {
    addressOf: () => 'https://library.example.org/',
    log: () => undefined,
    learningSignal: () => new AbortController().signal,
  })
  const job = { id: `${name} ${crypto.randomUUID()}`, name, tenant: TENANT, payload: JOBS[name].payload().parse(payload) }
  await asTenant(TENANT, () => (handlers as Record<string, (one: unknown) => Promise<unknown>>)[name]?.(job))
}

/** Copies the points of an account anew, which has one at least. */
async function copyAnew(world: World): Promise<void> {
  const call = world.direct('subscriber', TENANT)
  const { compassPointID: id } = await call(points.create, { contentID: SIGNS, name: 'Copied', place: SELECTED_SIGNS })
  await call(points.deactivate, { id })
  const owner = { tenant: TENANT, accountId: 'harbour' }
  await asTenant(TENANT, () => world.ports.table.delete(pointKeys.snapshot(owner)))
  await workOfStores(world, { name: 'copy-points', payload: { accountId: owner.accountId } })
}

const somebody = fc.record({
  accountId: fc.constantFrom('harbour', 'northern'),
  userId: fc.constantFrom('subscriber', 'compass-admin'),
  number: fc.nat(9999),
})

/** Jobs and stores touch rows and objects of the tenant whose work they do. */
export const storeProof: Proof = {
  name: 'random work of jobs and stores',
  findings: (world) =>
    firstFinding(fc.sample(somebody, 3), async ({ accountId, userId, number }) => {
      const { ports } = world
      const owner = { tenant: TENANT, accountId }
      const review = { accountId, userId, contentCode: `ISO|${number}-2020` }
      await asTenant(TENANT, async () => {
        await saveAdmin(ports.table, owner, { userId, email: `${number}@example.org` })
        await listAdmins(ports.table, owner)
        await markNotified(ports.table, TENANT, review)
        await wasNotified(ports.table, TENANT, review)
        const designation = `ISO ${20_000 + number}:2020`
        await saveDocuments(ports, TENANT, [prepare({ designation, status: 'Active' })])
        await saveAgreement(ports.table, TENANT, `account-${number}`, { version: '1', text: { en: 'Read it.' } })
        await readSources(ports.table, TENANT, [`source ${number}`])
        await readFormerDays(ports.table, TENANT, accountId, ['2026-01-02'])
        await findPartner(ports.table, TENANT, { id: `partner-${number}` })
        await useCode(ports, TENANT, `code ${number}`)
        await useToken(
          ports.table,
          TENANT,
          { id: `partner-${number}` },
          { tokenId: `token ${number}`, expiresAt: Date.now() / 1000 },
        )
        await findLibrarySession(ports.table, TENANT, { id: `session ${number}`, secret: 'another' })
        const someone = { subject: `person-${number}`, accounts: [`account-of-${number}`] }
        const account = { id: `account-of-${number}`, name: 'Another', subscriptions: [] }
        await saveListedPeople(ports.table, TENANT, PeopleFile.parse({ accounts: [account], people: [someone] }))
        await readGuestHoldings(ports.table, TENANT)
        await eraseAllowances(ports.table, { tenant: TENANT, userId: `person-${number}` })
        const place = { tenant: TENANT, id: `comparison ${number}`, form: 'html' }
        await saveProgress(ports, place, 'compare', { step: 'comparing' })
        await clearWaiting(ports, place)
      })
      await copyAnew(world)
      await workOfStores(world, { name: 'arrived', payload: { contentCodes: ['ISO|7010-2019'] } })
      await workOfStores(world, { name: 'relink-due', payload: {} })
      return undefined
    }),
}
