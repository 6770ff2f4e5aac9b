import { people } from '#contract/people/people.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findPerson } from '#people/store.ts'
import { managesPeopleOf, mayAddPerson, mayChangePerson } from './policy.ts'
import { saveChecked } from './save-checked.ts'
import { showPerson } from './shown-item.ts'

const fileOf = (person: object) => JSON.stringify({ people: [person] })

export const getManagedPerson = useCase(people.person, ['table'], async ({ subject }, { actor, tenant, ports, fail }) => {
  const person = (await showPerson(ports.table, tenant, subject)) ?? fail('no-such-person', 'subject')
  // People of other accounts are not told apart from nobody.
  if (!managesPeopleOf(actor, person.accounts)) return fail('no-such-person', 'subject')
  return { ...person, accounts: person.accounts.filter((id) => managesPeopleOf(actor, [id])) }
})

export const addManagedPerson = useCase(people.addPerson, ['table', 'objects'], async (person, context) => {
  const { actor, tenant, ports, fail } = context
  if (!mayAddPerson(actor, person)) return fail('forbidden')
  if (!(await saveChecked(context, fileOf(person), { seenVersion: 'absent' }))) fail('person-exists', 'subject')
  return (await showPerson(ports.table, tenant, person.subject)) ?? fail('person-exists', 'subject')
})

export const changePerson = useCase(people.changePerson, ['table', 'objects'], async ({ version, ...given }, context) => {
  const { actor, tenant, ports, fail } = context
  const before = (await findPerson(ports.table, tenant, given.subject)) ?? fail('no-such-person', 'subject')
  if (!managesPeopleOf(actor, before.accountIds)) fail('no-such-person', 'subject')
  // Accounts that the caller does not manage were not shown, and stay.
  const others = before.accountIds.filter((id) => !managesPeopleOf(actor, [id]))
  const person = { ...given, accounts: [...others, ...given.accounts.filter((id) => !others.includes(id))] }
  if (!mayChangePerson(actor, before, person)) fail('forbidden')
  const isSaved = await saveChecked(context, fileOf({ ...person, guest: before.anonymous }), { seenVersion: version })
  const stored = (await showPerson(ports.table, tenant, given.subject)) ?? fail('no-such-person', 'subject')
  const shown = { ...stored, accounts: stored.accounts.filter((id) => managesPeopleOf(actor, [id])) }
  return isSaved ? shown : fail('changed-meanwhile', 'version', shown)
})
