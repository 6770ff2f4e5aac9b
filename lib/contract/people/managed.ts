import * as z from 'zod/mini'
import { AUTHORITIES } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

const MAX_SUBSCRIPTIONS = 300
const MAX_ACCOUNTS = 100

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u))
const filled = (longest: number) => line(longest).check(z.minLength(1))
export const accountId = () => z.string().check(z.regex(/^[^\s#\p{Cc}]{1,64}$/u))
export const subject = () => z.string().check(z.regex(/^[^\s\p{Cc}]([^\p{Cc}]{0,198}[^\s\p{Cc}])?$/u))

/** Price of a subscription for a period, both days included. */
const Price = lazySchema(() =>
  z.strictObject({
    amount: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
    /** code of ISO 4217 */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
)

const ManagedSubscription = lazySchema(() =>
  z.strictObject({
    publisher: z.string().check(z.regex(/^[^|\s\p{Cc}]{1,40}$/u)),
    /** absent: all documents of the publisher */
    collection: z.optional(filled(1000)),
    abbreviation: z.optional(filled(100)),
    name: filled(300),
    price: z.optional(Price()),
  }),
)

/** Facts of an account. Absent ones stay as they are; of a new account they have the defaults of the people file. */
export const ManagedFacts = lazySchema(() =>
  z.strictObject({
    name: filled(300),
    number: z.optional(filled(100)),
    acronym: z.optional(filled(40)),
    drmView: z.boolean(),
    elearning: z.boolean(),
    compassPoints: z.boolean(),
    groups: z.boolean(),
    /** opens nothing to anybody */
    closed: z.boolean(),
    subscriptions: z.array(ManagedSubscription()).check(z.maxLength(MAX_SUBSCRIPTIONS)),
  }),
)

/** Facts of a person. Absent names stay as they are. */
export const PersonFacts = lazySchema(() =>
  z.strictObject({
    firstName: z.optional(filled(100)),
    lastName: z.optional(filled(100)),
    email: z.optional(z.email().check(z.maxLength(254))),
    activated: z.boolean(),
    userType: z.enum(['individual', 'company']),
    authorities: z.array(z.enum(AUTHORITIES)).check(z.maxLength(AUTHORITIES.length)),
    accounts: z.array(accountId()).check(z.maxLength(MAX_ACCOUNTS)),
  }),
)

/** The last change, for whoever changes the same at the same time. */
const LastEdit = lazySchema(() =>
  z.strictObject({
    /** name of the person; empty of the operator's command, and of a former member */
    by: z.string(),
    /** was made by somebody who is erased */
    former: z.optional(z.literal(true)),
    at: z.iso.datetime(),
    fields: z.array(z.string()),
  }),
)

const managed = () => ({
  /** rises with each change; a change names the one that it is made over */
  version: z.int(),
  /** absent where nothing was changed since the release that notes it */
  edit: z.optional(LastEdit()),
})

export const ManagedAccount = lazySchema(() => z.extend(ManagedFacts(), { id: z.string(), ...managed() }))
export type ManagedAccount = SchemaType<typeof ManagedAccount>

export const ManagedPerson = lazySchema(() =>
  z.extend(PersonFacts(), {
    subject: z.string(),
    /** the tenant's guest, whom a people file alone changes */
    guest: z.boolean(),
    ...managed(),
  }),
)
export type ManagedPerson = SchemaType<typeof ManagedPerson>

/** Account in the list. */
export const AccountRow = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    number: z.string(),
    name: z.string(),
    people: z.int(),
    subscriptions: z.int(),
    closed: z.boolean(),
  }),
)
export type AccountRow = SchemaType<typeof AccountRow>

/** Person in the list; of the accounts those alone that the caller manages. */
export const PersonRow = lazySchema(() =>
  z.strictObject({
    subject: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    activated: z.boolean(),
    authorities: z.array(z.enum(AUTHORITIES)),
    accounts: z.array(z.string()),
  }),
)
export type PersonRow = SchemaType<typeof PersonRow>
