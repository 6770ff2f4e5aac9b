import type { Tenant } from '#contract/tenant.ts'
import { type BegunSession, beginLibrarySession } from '#people/library-sessions.ts'
import { useCode } from '#people/partners/codes.ts'
import { savePartnerPerson } from '#people/partners/save-partner-person.ts'
import { useToken } from '#people/partners/use-token.ts'
import { findPartner, type PartnerOfAccount } from '#people/partners.ts'
import { TokenRejected } from '#ports/identity.ts'
import type { Ports } from '#ports/ports.ts'

type Verifying = Pick<Ports, 'table' | 'identity'>

async function verified({ table, identity }: Verifying, tenant: Tenant, token: string) {
  async function find(issuer: string) {
    const found = await findPartner(table, tenant, { issuer })
    const { jwks } = found?.partner ?? {}
    return found && jwks !== undefined ? { ...found, issuer, jwks } : undefined
  }
  try {
    return await identity.verifyPartner(tenant, token, find)
  } catch (error) {
    if (error instanceof TokenRejected) return undefined
    throw error
  }
}

const factsOf = ({ account, partner }: PartnerOfAccount, subject: string) => ({
  subject,
  partner: partner.id,
  accountIds: [account.id],
})

/** Begins a session for the person of a partner's token, which counts once; undefined where it does not. */
export async function beginSessionByToken(
  ports: Verifying & Pick<Ports, 'clock'>,
  tenant: Tenant,
  token: string,
): Promise<BegunSession | undefined> {
  const claims = await verified(ports, tenant, token)
  if (!claims) return undefined
  const { partner: found } = claims
  // The token is used up before anything is given for it.
  if (!(await useToken(ports.table, tenant, found.partner, claims))) return undefined
  const subject = await savePartnerPerson(ports, tenant, found, claims)
  if (subject === undefined) return undefined
  return beginLibrarySession(ports.table, tenant, { way: 'JWT', ...factsOf(found, subject) }, ports.clock.now())
}

/** Begins a session for the person of a code, which counts once; undefined where it does not. */
export async function beginSessionByCode(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  code: string,
): Promise<BegunSession | undefined> {
  const begun = await useCode({ table, clock }, tenant, code)
  return begun && beginLibrarySession(table, tenant, { way: 'APPLET', ...begun }, clock.now())
}
