import * as z from 'zod/mini'
import { Account } from './account.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { LanguageCode } from './endpoint/languages.ts'
import { lazySchema } from './endpoint/lazy-schema.ts'

/** characters of a line of an address */
export const MAX_ADDRESS_LINE = 200

const Line = lazySchema(() => z.string().check(z.trim(), z.maxLength(MAX_ADDRESS_LINE), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)))
const Named = () => z.optional(z.string().check(z.maxLength(1000)))

const Id = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(200)))
/** groups of which somebody says what becomes of them: a message of a job has them */
const MAX_GROUPS = 600

const OptionList = lazySchema(() => z.array(z.strictObject({ id: z.string(), code: z.string(), value: z.string() })))

/** Fates of the groups that somebody created. */
const GroupFates = lazySchema(() =>
  z.strictObject({
    handOver: z._default(z.array(z.strictObject({ groupID: Id(), userId: Id() })).check(z.maxLength(MAX_GROUPS)), []),
    delete: z._default(z.array(Id()).check(z.maxLength(MAX_GROUPS)), []),
  }),
)

/** Data of a person that they change themselves. */
export const profile = {
  /**
   * Changes address and language of a person; what is absent stays. A state is kept for the United States alone. Names belong to
   * the issuer, and the name of the company to the account: they may be sent and are ignored.
   */
  save: endpoint({
    id: 'account.save',
    method: 'PUT',
    path: '/api/user-accounts',
    access: 'individual',
    input: () =>
      z.strictObject({
        address1: z.optional(Line()),
        address2: z.optional(Line()),
        city: z.optional(Line()),
        state: z.optional(Line()),
        postalCode: z.optional(z.string().check(z.trim(), z.maxLength(20), z.regex(/^[\p{L}\p{N} -]*$/u))),
        /** code of ISO 3166-1, or empty */
        country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
        mobile: z.optional(z.string().check(z.trim(), z.maxLength(40), z.regex(/^(\+?[\d().\s/-]{5,})?$/))),
        langKey: z.optional(LanguageCode()),
        firstName: Named(),
        lastName: Named(),
        companyName: Named(),
      }),
    output: Account,
    errors: {
      'unknown-country': { status: 400, title: 'There is no such country' },
      'unknown-state': { status: 400, title: 'There is no such state' },
      'profile-elsewhere': { status: 403, title: 'The profile is managed on another site' },
      'account-not-exist': { status: 500, title: 'Account not found', detail: 'account id not exist' },
    },
  }),
  /** Begins a download of all that is kept of the caller: an archive with each kind as JSON and as CSV. */
  collectData: endpoint({
    id: 'account.collectData',
    method: 'POST',
    path: '/api/user-accounts/data',
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ downloadId: z.string() }),
  }),
  /**
   * Erases the caller, who signed in within the last minutes: what is kept of them goes, and in what stays with others they are a
   * former member. Their sessions end at once; a job does the rest. Groups that are named in neither list have no creator afterwards.
   */
  erase: endpoint({
    id: 'account.erase',
    method: 'POST',
    path: '/api/user-accounts/erasure',
    access: 'individual',
    input: GroupFates,
    output: () => z.strictObject({}),
    errors: { 'sign-in-again': { status: 403, title: 'Sign in again first' } },
  }),
  /** Countries, or states of the United States, by their names in a language; default: that of the person. */
  metaData: endpoint({
    id: 'account.metaData',
    method: 'GET',
    path: '/api/meta-data/type/{type}',
    access: 'session',
    input: () => z.strictObject({ type: z.enum(['COUNTRY', 'STATE']), language: z.optional(LanguageCode()) }),
    output: OptionList,
  }),
}
