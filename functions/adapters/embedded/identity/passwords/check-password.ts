import { createHash, randomBytes } from 'node:crypto'
import type { Adapter } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import { openOnce } from '../../../shared/open-once.ts'
import { findLocalPerson, type LocalPeople, type LocalPerson } from '../state/local-person.ts'
import { foldAddress, readPasswords } from './password-file.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'

/** Wrong passwords in a row after which an address waits, and how long. */
const MAX_WRONG = 5
const WAIT_S = 15 * 60

/** `left`: further attempts before the address waits; none while it does, for `waitSeconds` at most */
export type Checked = { readonly person: LocalPerson } | { readonly left: number; readonly waitSeconds: number }

interface Options {
  readonly folder: string
  readonly people: LocalPeople
  /** hash of the password that everybody of the cast has who was not given another; absent: nobody has one */
  readonly castHash?: string
  /** counts of wrong passwords by address */
  readonly counts: Pick<Adapter, 'upsert' | 'find' | 'destroy'>
}

/** Nobody's: a hash of random bytes, so that an unknown address takes as long as a known one. */
const nobodysHash = openOnce(() => hashPassword(randomBytes(32).toString('base64url')))

/** Creates the check of an address and a password at the issuer of a tenant. */
export function openPasswords(tenant: Tenant, { folder, people, castHash, counts }: Options) {
  async function subjectAndHash(address: string) {
    const stored = await readPasswords(folder, tenant)
    const own = Object.hasOwn(stored, address) ? stored[address] : undefined
    if (own) return own
    const isOwn = (subject: string) => Object.values(stored).some((one) => one.subject === subject)
    const member = people.cast.find(({ subject, email, guest, organization }) => {
      const hasPassword = !guest && organization === undefined && !isOwn(subject)
      return hasPassword && email === address
    })
    if (member && castHash !== undefined) return { subject: member.subject, hash: castHash }
    return { subject: undefined, hash: await nobodysHash() }
  }

  return async function checkPassword(given: string, password: string): Promise<Checked> {
    const address = foldAddress(given)
    const id = createHash('sha256').update(address).digest('base64url')
    const wrong = Number((await counts.find(id))?.wrong ?? 0)
    const refused = (left: number) => ({ left, waitSeconds: WAIT_S })
    if (wrong >= MAX_WRONG) return refused(0)
    // Counted before it is checked: attempts at the same time do not share a count.
    await counts.upsert(id, { wrong: wrong + 1 }, WAIT_S)
    const { subject, hash } = await subjectAndHash(address)
    const isRight = await isPasswordOf(hash, password)
    const person = isRight && subject !== undefined ? await findLocalPerson(people, tenant, subject) : undefined
    if (!person) return refused(MAX_WRONG - wrong - 1)
    await counts.destroy(id)
    return { person }
  }
}

export type CheckPassword = ReturnType<typeof openPasswords>
