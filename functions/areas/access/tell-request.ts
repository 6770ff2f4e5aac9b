import * as z from 'zod/mini'
import type { Tenant } from '#contract/tenant.ts'
import { findAccount } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { writeRequestMail } from './request-mail.ts'
import { saveRequest } from './store.ts'

const Payload = z.strictObject({
  accountId: z.string(),
  request: z.strictObject({
    id: z.string(),
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    shared: z.boolean(),
    contentCode: z.string(),
    designation: z.string(),
    title: z.string(),
    since: z.string(),
  }),
})

type DocumentAddress = (tenant: Tenant, contentCode: string) => string

/**
 * Saves a request and mails it to the library's support; its answer goes to the person who asked. Addresses of administrators
 * are unknown here: the issuer has them. One mail for each request, even if the job runs twice or the person clicks twice: of
 * requests sent at the same time only the one that was saved is mailed.
 */
export function tellRequest({ table, mail }: Pick<Ports, 'table' | 'mail'>, addressOf: DocumentAddress): JobHandler {
  return async ({ id, tenant, payload }) => {
    const { accountId, request } = Payload.parse(payload)
    const saved = await saveRequest(table, tenant, accountId, request)
    if (saved.since !== request.since) return
    const account = await findAccount(table, tenant, accountId)
    const { supportEmail, tenantName } = tenants[tenant].shown
    const documentAddress = addressOf(tenant, request.contentCode)
    const written = writeRequestMail({
      request,
      account: account ? `${account.name} (${account.number})` : accountId,
      library: tenantName,
      documentAddress,
      listAddress: new URL('/admin/access-requests', documentAddress).href,
    })
    const replyTo = request.email ? { replyTo: request.email } : {}
    await mail.send({ id, tenant: tenant, to: [supportEmail], ...replyTo, ...written })
  }
}
