import { access } from '#contract/access.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { readingOfDocument } from '#library/document/entitlement.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { findDocument } from '#library/find-document.ts'
import type { Actor } from '#people/actor.ts'
import type { Job } from '#ports/jobs.ts'
import { mayRequest, refusalOf } from './policy.ts'
import { presentRequest } from './present.ts'
import { accessRequestIdOf, countOpenOf, findRequest, type StoredRequest, saveRequest } from './store.ts'

/** Limit of one person and account; it bounds what a list and the mails of a day can be. */
const MAX_OPEN_REQUESTS = 100

const accountIdOf = ({ account }: Actor): string => account?.id ?? ''

function requestOf(actor: Actor, { contentCode, record }: LibraryDocument, since: Date): StoredRequest {
  return {
    id: accessRequestIdOf(actor.userId, contentCode),
    userId: actor.userId,
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    email: actor.email,
    shared: actor.userType === 'company',
    contentCode,
    designation: record.designation,
    title: record.title,
    since: since.toISOString(),
  }
}

function jobOf({ tenant, userId }: Actor, accountId: string, request: StoredRequest): Job {
  const id = `tell-access-request ${tenant} ${accountId} ${userId} ${request.contentCode} ${request.since}`
  return { id, name: 'tell-access-request', tenant, payload: { accountId, request: { ...request } } }
}

/**
 * Requests a document. The job is sent before the request is saved, and saves it too: whoever was answered has a request that an
 * administrator is told of, wherever the process ends.
 */
async function request(
  { contentCode }: { contentCode: string },
  context: Context<typeof access.request, 'table' | 'jobs' | 'clock'>,
) {
  const { actor, tenant, ports, fail } = context
  const { table, jobs, clock } = ports
  if (!mayRequest(actor)) fail('forbidden')
  const document = await findDocument(contentCode, context)
  const refusal = refusalOf(readingOfDocument(actor, document))
  if (refusal) fail(refusal)
  const accountId = accountIdOf(actor)
  const before = await findRequest(table, tenant, accountId, accessRequestIdOf(actor.userId, contentCode))
  if (before && before.handled === undefined) return presentRequest(before)
  if ((await countOpenOf(table, tenant, accountId, actor.userId)) >= MAX_OPEN_REQUESTS) fail('too-many-access-requests')
  const asked = requestOf(actor, document, clock.now())
  await jobs.send(jobOf(actor, accountId, asked))
  return presentRequest(await saveRequest(table, tenant, accountId, asked))
}

export const requestAccess = useCase(access.request, ['table', 'jobs', 'clock'], request)

export const getOwnRequest = useCase(access.own, ['table'], async ({ contentCode }, { actor, tenant, ports }) => {
  const id = accessRequestIdOf(actor.userId, contentCode)
  const found = mayRequest(actor) ? await findRequest(ports.table, tenant, accountIdOf(actor), id) : undefined
  return found ? { request: presentRequest(found) } : {}
})
