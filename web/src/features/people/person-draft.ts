import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { ManagedPerson } from '#contract/people/managed.ts'

/** Person as a form has them. */
export interface PersonDraft extends Pick<ManagedPerson, 'activated' | 'userType'> {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly authorities: readonly Authority[]
  /** ids, a line each */
  readonly accounts: string
}

export const newPerson = (accountId: string): PersonDraft => ({
  subject: '',
  firstName: '',
  lastName: '',
  email: '',
  authorities: ['COMPASS_USER'],
  accounts: accountId,
  activated: true,
  userType: 'individual',
})

export const toPersonDraft = (person: ManagedPerson): PersonDraft => ({
  subject: person.subject,
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  email: person.email ?? '',
  authorities: person.authorities,
  accounts: person.accounts.join('\n'),
  activated: person.activated,
  userType: person.userType,
})

/** Reads the facts of a person from their form. */
export const readPersonDraft = ({ firstName, lastName, email, authorities, accounts, ...draft }: PersonDraft) => ({
  ...draft,
  subject: draft.subject.trim(),
  ...(firstName.trim() && { firstName: firstName.trim() }),
  ...(lastName.trim() && { lastName: lastName.trim() }),
  ...(email.trim() && { email: email.trim() }),
  authorities: [...authorities],
  accounts: [...new Set(accounts.split(/[\s,;]+/u).filter(Boolean))],
})
