import * as z from 'zod/mini'
import type { Tenant } from '#contract/tenant.ts'
import { describeAccount } from '#functions/areas/account/get-account.ts'
import { findVisible } from '#library/find-listed.ts'
import { findActor } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { writeArrivalMail } from './arrival-mail.ts'
import { findWish, fulfilWish } from './store.ts'

const Payload = z.strictObject({ userId: z.string(), email: z.string(), wishId: z.string(), contentCode: z.string() })

type ArrivalPorts = Pick<Ports, 'table' | 'mail'>

/** The address at which people open a document of a tenant. */
export type DocumentAddress = (tenant: Tenant, contentCode: string) => string

/** Mails somebody that the document they wait for has arrived: one mail for each person and document, even if the job runs twice. */
export function notifyArrival(ports: ArrivalPorts, addressOf: DocumentAddress): JobHandler {
  return async ({ tenant, payload }) => {
    const { userId, email, wishId, contentCode } = Payload.parse(payload)
    const wish = await findWish(ports.table, tenant, userId, wishId)
    if (!wish || wish.contentCode) return
    const actor = await findActor(ports.table, tenant, { subject: userId, email, firstName: '', lastName: '' })
    // Present rights count: somebody who could not find the document now gets no mail, and keeps waiting.
    const document = await findVisible(ports.table, actor, contentCode)
    if (!document) return
    const langKey = (await describeAccount(ports.table, actor))?.langKey ?? 'en'
    const mail = writeArrivalMail(langKey, {
      designation: document.displayDesignation,
      title: document.documentTitle,
      wish: wish.designation,
      library: tenants[tenant].shown.tenantName,
      address: addressOf(tenant, contentCode),
    })
    await ports.mail.send({ id: `arrival ${tenant} ${userId} ${contentCode}`, tenant, to: [email], ...mail })
    await fulfilWish(ports.table, tenant, userId, wish, contentCode)
  }
}
