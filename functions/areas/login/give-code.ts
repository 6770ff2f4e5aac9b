import { login } from '#contract/login.ts'
import { useCase } from '#functions/http/use-case.ts'
import { countAllowed } from '#people/allowances.ts'
import { findPartnerBySecret, makeCode } from '#people/partners/codes.ts'
import { savePartnerPerson } from '#people/partners/save-partner-person.ts'

/** Gives the server of a partner a code for one of its people. */
export const giveCode = useCase(
  login.code,
  ['table', 'clock'],
  async ({ partner: id, secret, ...given }, { tenant, originatedIp: address, ports, allow, fail }) => {
    const found = await findPartnerBySecret(ports.table, tenant, { id, secret })
    if (!found) {
      allow(await countAllowed(ports, { tenant, userId: `from ${address}` }, 'refused-key'))
      return fail('partner-unknown')
    }
    const { subject: theirs, firstName = '', lastName = '', email = '' } = given
    const names = { subject: theirs, firstName, lastName, email }
    const subject = (await savePartnerPerson(ports, tenant, found, names)) ?? fail('person-closed', 'subject')
    return makeCode(ports, tenant, found, subject)
  },
)
