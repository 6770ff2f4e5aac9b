import { agreement, type ListedAgreement } from '#contract/agreement.ts'
import type { Audit } from '#functions/audits/audit.ts'
import { listAuditsOf, readAuditHead } from '#functions/audits/store.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type Agreement, listAgreements } from '#people/agreements.ts'
import { listAccountIndex } from '#people/managing/account-index.ts'
import { namesOfPeople } from '#people/managing/names-of-people.ts'
import { findAccounts } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { offerPdf } from './offer-pdf.ts'
import { seesAllAgreements } from './policy.ts'
import { presentAcceptance, presentListedAgreement } from './present.ts'

/** Audits that are looked through at most, the last ones. */
const MAX_AUDITS = 20_000

export const listLibraryAgreements = useCase(agreement.list, ['table', 'objects'], async (_, { actor, tenant, ports }) => {
  const { table } = ports
  const all = seesAllAgreements(actor)
  const ids = all ? (await listAccountIndex(table, tenant)).map(({ id }) => id) : actor.account ? [actor.account.id] : []
  const accounts = (await findAccounts(table, tenant, ids)).filter((account) => account !== undefined)
  const { agreement: ofLibrary } = tenants[tenant]
  const present = async (one: Agreement, facts: Pick<ListedAgreement, 'accountId' | 'accountName' | 'inForce'>) =>
    presentListedAgreement(one, { ...facts, file: await offerPdf(ports, tenant, one) })
  const shown: ListedAgreement[] = ofLibrary ? [await present(ofLibrary, { accountId: '', accountName: '', inForce: true })] : []
  for (const { id, name, agreement: current } of accounts.filter((account) => account.agreement !== undefined))
    for (const one of await listAgreements(table, tenant, id))
      shown.push(await present(one, { accountId: id, accountName: name, inForce: one.version === current }))
  return shown
})

export const listAcceptances = useCase(
  agreement.acceptances,
  ['table'],
  async ({ page, size }, { actor, tenant, ports: { table } }) => {
    const { number: last } = await readAuditHead(table, tenant)
    const first = Math.max(1, last - MAX_AUDITS + 1)
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    const mine = ({ data }: Audit) => seesAllAgreements(actor) || data.account === actor.account?.id
    const accepted = (await listAuditsOf(table, tenant, numbers)).filter(
      (audit) => audit.type === 'AGREEMENT_ACCEPTED' && mine(audit),
    )
    const shown = accepted.toReversed().slice(page * size, (page + 1) * size)
    const nameOf = await namesOfPeople(
      table,
      tenant,
      shown.map(({ principal }) => principal),
    )
    return { count: accepted.length, result: shown.map((audit) => presentAcceptance(audit, nameOf(audit.principal))) }
  },
)
