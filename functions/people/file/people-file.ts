import * as z from 'zod'
import { AUTHORITIES } from '#contract/endpoint/endpoint.ts'
import { LANGUAGES } from '#contract/tenant.ts'
import { LIBRARY_PDF, MAX_PDF_NAME } from '#tenants/agreement-pdf.ts'
import { parseRange, SHORTEST_PREFIX } from '../ranges/range.ts'

const MAX_COLLECTION_SIZE = 10_000
const MAX_RANGES = 500
const MAX_DAYS_AFTER_RANGE = 365
const MAX_PARTNERS = 50
const MAX_AMOUNT = 1_000_000_000

/** Text without control characters and without lone surrogates. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u

const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(PLAIN)
    .meta({ is: `a text of up to ${maxLength} characters, in one line` })

const AccountId = z
  .string()
  .regex(/^[^\s#\p{Cc}\p{Cs}]+$/u)
  .max(64)
  .meta({ is: 'the id of an account: up to 64 characters, no space, no #' })

const Day = z.iso.date().meta({ is: 'a day, such as 2026-01-31' })

/** Price of a subscription for a period; `from` and `to` belong to it. */
const Price = z
  .strictObject({
    amount: z
      .number()
      .min(0)
      .max(MAX_AMOUNT)
      .meta({ is: `a number from 0 to ${MAX_AMOUNT}` }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ is: 'the code of a currency, such as EUR' }),
    from: Day,
    to: Day,
  })
  .refine(({ from, to }) => from <= to)
  .meta({ is: '{ "amount": 1200, "currency": "EUR", "from": "2026-01-01", "to": "2026-12-31" }' })

/** Opens all documents of a publisher, or those of one of its collections. */
const Subscription = z
  .strictObject({
    publisher: z
      .string()
      .regex(/^[^|\s\p{Cc}\p{Cs}]{1,40}$/u)
      .meta({ is: 'the code that the documents of a publisher have, such as ISO: up to 40 characters, no space, no pipe' }),
    /** name of the collection in the documents' metadata */
    collection: text(1000).optional(),
    /** default: the collection, else the publisher's code */
    abbreviation: text(100).optional(),
    name: text(300),
    /** paid for it, for the cost per use */
    price: Price.optional(),
  })
  .meta({ is: 'a subscription, such as { "publisher": "ISO", "name": "International Organization for Standardization" }' })

const NetworkRange = z
  .string()
  .refine((text) => parseRange(text) !== undefined)
  .meta({
    is: `an address or a network such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48, with no bits beyond its prefix, which is at least /${SHORTEST_PREFIX.ipv4}, of IPv6 /${SHORTEST_PREFIX.ipv6}`,
  })

const HttpsUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .meta({ is: 'an address with https' })

/** The agreement as a PDF: an address outside, or a file beside the people file, which `npm run people` puts into the library. */
const AgreementPdf = z.union([HttpsUrl, z.string().regex(LIBRARY_PDF).max(MAX_PDF_NAME)]).meta({
  is: 'an address with https, or the name of a PDF beside the file, of letters, digits, dots and hyphens, such as agreement-1.pdf',
})

/** Somebody who says who the people of the account are. */
const Partner = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(40)
      .meta({ is: 'a name of small letters, digits and hyphens, up to 40 characters' }),
    /** `iss` of its tokens */
    issuer: z
      .string()
      .regex(/^[^\s\p{Cc}\p{Cs}]{1,500}$/u)
      .optional()
      .meta({ is: 'what the claim `iss` of its tokens says, without spaces' }),
    /** its keys, a JSON Web Key Set */
    jwks: HttpsUrl.optional(),
    /** hash of the secret with which its server fetches codes */
    secretHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .meta({ is: 'the SHA-256 of its secret, 64 hexadecimal digits' }),
  })
  .meta({ is: 'a partner: { "id": "wharf", "issuer": "https://wharf.example.org", "jwks": "https://wharf.example.org/keys" }' })

const Account = z
  .strictObject({
    id: AccountId,
    /** default: the id */
    number: text(100).optional(),
    name: text(300),
    /** shown on the home page instead of the name */
    acronym: text(40).optional(),
    subscriptions: z.array(Subscription).meta({ is: 'the list of what is open to the account; [] for nothing' }),
    /** its people see documents in the protected view only */
    drmView: z.boolean().default(false).meta({ is: 'true or false' }),
    /** its people may open the site of the courses */
    elearning: z.boolean().default(false).meta({ is: 'true or false' }),
    /** its people may make compass points */
    compassPoints: z.boolean().default(true).meta({ is: 'true or false' }),
    /** its people may make groups */
    groups: z.boolean().default(true).meta({ is: 'true or false' }),
    /** account whose keys read reports and title lists of this one, too */
    consortium: z
      .union([AccountId, z.literal('')])
      .optional()
      .meta({ is: 'the id of an account; "" for none' }),
    /** opens nothing to its people any more; a file without it leaves that as it is */
    closed: z.boolean().optional().meta({ is: 'true or false' }),
    /** its people see the page of its collection; default: true where it has one */
    customCollection: z.boolean().optional().meta({ is: 'true or false' }),
    /** agreement that its people accept in place of the tenant's */
    agreement: z
      .strictObject({
        version: text(100),
        text: z
          .partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(20_000))
          .refine(({ en }) => en !== undefined)
          .meta({ is: 'its text in "en", and in other languages, up to 20000 characters each' }),
        pdf: AgreementPdf.optional(),
      })
      .optional()
      .meta({ is: '{ "version": "1", "text": { "en": "…" } }' }),
    /** networks whose readers come in by their address; a file without it leaves the ranges as they are */
    ranges: z
      .array(NetworkRange)
      .max(MAX_RANGES)
      .optional()
      .meta({ is: `a list of networks, up to ${MAX_RANGES}; [] for none` }),
    /** days for which somebody who signs in within a range has the account after; 0 for none; default: 30 */
    daysAfterRange: z
      .int()
      .min(0)
      .max(MAX_DAYS_AFTER_RANGE)
      .optional()
      .meta({ is: `a number of days, 0 to ${MAX_DAYS_AFTER_RANGE}` }),
    /** those who say who the people of the account are; a file without it leaves them as they are */
    partners: z
      .array(Partner)
      .max(MAX_PARTNERS)
      .optional()
      .meta({ is: `a list of partners, up to ${MAX_PARTNERS}; [] for none` }),
    /** content codes or designations, in any order; a file without it leaves the collection as it is */
    collection: z
      .array(text(300))
      .max(MAX_COLLECTION_SIZE)
      .optional()
      .meta({ is: `a list of content codes or designations, up to ${MAX_COLLECTION_SIZE}; [] for none` }),
  })
  .meta({ is: 'an account: id, name, subscriptions, …' })

const addressLine = z
  .string()
  .trim()
  .max(200)
  .regex(PLAIN)
  .default('')
  .meta({ is: 'a text of up to 200 characters, in one line' })

const Person = z
  .strictObject({
    subject: z
      .string()
      .max(200)
      .regex(/^[^\s\p{Cc}\p{Cs}]([^\p{Cc}\p{Cs}]*[^\s\p{Cc}\p{Cs}])?$/u)
      .meta({ is: 'what the claim `sub` of their tokens says: up to 200 characters, no space around it' }),
    /** name and address by which colleagues find the person until the first sign-in: then those of the issuer count */
    firstName: text(100).optional(),
    lastName: text(100).optional(),
    email: z.email().max(254).optional().meta({ is: 'a mail address, such as jane@example.org, without a name' }),
    /** false for somebody who is not to see anything yet: accounts count once it is true */
    activated: z.boolean().default(true).meta({ is: 'true or false' }),
    /** default: `individual`, for the guest `company` */
    userType: z.enum(['individual', 'company']).optional().meta({ is: '"individual" or "company"' }),
    /** default: COMPASS_USER, for the guest none */
    authorities: z
      .array(z.enum(AUTHORITIES).meta({ is: `one of ${AUTHORITIES.join(', ')}` }))
      .optional()
      .meta({ is: `a list of ${AUTHORITIES.join(', ')}` }),
    /** Required, so that nobody loses access by a missing line. */
    accounts: z
      .array(AccountId)
      .max(100)
      .meta({ is: 'a list of ids of accounts, up to 100; [] for somebody who is to see nothing more' }),
    /** initial value; later the person's own choice */
    language: z
      .enum(LANGUAGES)
      .optional()
      .meta({ is: `one of ${LANGUAGES.join(', ')}` }),
    /** the tenant's guest: everybody who is signed in without an account of their own */
    guest: z.boolean().default(false).meta({ is: 'true or false' }),
    /** initial value; later the person's own */
    address: z
      .strictObject({
        address1: addressLine,
        address2: addressLine,
        city: addressLine,
        state: addressLine,
        postalCode: addressLine,
        country: addressLine,
        mobile: addressLine,
      })
      .prefault({})
      .meta({ is: 'address1, address2, city, state, postalCode, country and mobile, or some of them' }),
  })
  .meta({ is: 'a person: subject, accounts, …' })

/** Accounts and people of a tenant, written by its operator. `is` describes a valid value for the sentence about an invalid one. */
export const PeopleFile = z
  .strictObject({
    accounts: z.array(Account).default([]).meta({ is: 'a list of accounts' }),
    people: z.array(Person).default([]).meta({ is: 'a list of people' }),
  })
  .meta({ is: '{ "accounts": […], "people": […] }' })
export type PeopleFile = z.infer<typeof PeopleFile>
