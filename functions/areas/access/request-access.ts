import { access } from '#contract/access.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { readingOfDocument } from '#library/document/entitlement.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Job } from '#ports/jobs.ts'
import type { Table } from '#ports/table.ts'
import { mayRequest, refusalOf } from './policy.ts'
import { presentRequest } from './present.ts'
import { accessRequestIdOf, countOpenOf, findRequests, type StoredRequest, saveRequest } from './store.ts'

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
  // The prefix is that of earlier releases: what they sent is not sent again.
  const id = `tell-access-request ${tenant} ${accountId} ${userId} ${request.contentCode} ${request.since}`
  return { id, name: 'notify-access-request', tenant, payload: { accountId, request: { ...request } } }
}

/** Finds the request of a text that somebody sent by any of its records: an open one, or the last that was handled. */
async function findRequestOfText(table: Table, actor: Actor, codes: readonly string[]): Promise<StoredRequest | undefined> {
  const ids = codes.filter((code) => code.isWellFormed()).map((code) => accessRequestIdOf(actor.userId, code))
  const sent = await findRequests(table, actor.tenant, accountIdOf(actor), ids)
  return sent.find(({ handled }) => handled === undefined) ?? sent.sort((a, b) => (a.since < b.since ? 1 : -1))[0]
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
  const before = await findRequestOfText(table, actor, codesOfText(document))
  if (before && before.handled === undefined) return presentRequest(before)
  if ((await countOpenOf(table, tenant, accountId, actor.userId)) >= MAX_OPEN_REQUESTS) fail('too-many-access-requests')
  const asked = requestOf(actor, document, clock.now())
  await jobs.send(jobOf(actor, accountId, asked))
  return presentRequest(await saveRequest(table, tenant, accountId, asked))
}

export const requestAccess = useCase(access.request, ['table', 'jobs', 'clock'], request)

export const getAccessRequest = useCase(access.own, ['table'], async ({ contentCode }, { actor, tenant, ports }) => {
  if (!mayRequest(actor)) return {}
  const document = await findJoinedDocument(ports.table, tenant, contentCode)
  const sent = await findRequestOfText(ports.table, actor, codesOfText(document, contentCode))
  return sent ? { request: presentRequest(sent) } : {}
})
