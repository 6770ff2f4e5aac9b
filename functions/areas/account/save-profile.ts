import { profile } from '#contract/profile.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findPerson, writeOfPersonalData } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { COUNTRIES, STATES } from '#text/places.ts'
import { describeAccount } from './get-account.ts'
import { managesProfileHere } from './policy.ts'

/** Saves address and language of a person. A state belongs to an address in the United States alone. */
export const saveProfile = useCase(profile.save, ['table'], async (asked, { actor, session, tenant, ports: { table }, fail }) => {
  const { langKey, firstName: _f, lastName: _l, companyName: _c, ...lines } = asked
  if (Object.keys(lines).length > 0 && !managesProfileHere(actor)) fail('profile-elsewhere', tenants[tenant].profileManagementUrl)
  const person = (await findPerson(table, tenant, actor.userId)) ?? fail('account-not-exist')
  const given = Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined))
  const address = { ...person.address, ...given }
  // Addresses of earlier releases name countries by words.
  if (lines.country && !COUNTRIES.includes(lines.country)) fail('unknown-country', 'country')
  const isAmerican = address.country === 'US'
  if (isAmerican && lines.state && !(lines.state in STATES)) fail('unknown-state', 'state')
  const chosen = langKey ?? person.langKey
  const own = { ...(chosen && { langKey: chosen }), address: { ...address, ...(!isAmerican && { state: '' }) } }
  await table.transact([writeOfPersonalData(tenant, actor.userId, own)])
  return (await describeAccount(table, { actor, session })) ?? fail('account-not-exist')
})
