import type { Authority } from '#contract/endpoint/endpoint.ts'
import { AUTHORITIES } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { SearchCard } from '#finding/indexed-document.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { prepare } from '../library.ts'
import { fc } from '../properties.ts'

const PUBLISHERS = ['ISO', 'ASTM', 'CLOSED']
const RANGES = ['All', 'Own', 'None'] as const
const KINDS = ['Standard', 'Translated Standard', 'Research Report', 'Adjunct', 'Amendment']

const account = fc.record(
  {
    id: fc.constant('a'),
    publishers: fc.subarray(PUBLISHERS),
    collections: fc.constant([] as string[]),
    withoutPoints: fc.constant(true as const),
    withoutGroups: fc.constant(true as const),
    hasCollection: fc.constant(true as const),
  },
  { requiredKeys: ['id', 'publishers', 'collections'] },
)

const actor = fc.record(
  {
    tenant: fc.constantFrom<Tenant>('astm', 'ies'),
    userId: fc.constantFrom('ann', 'bob'),
    email: fc.constantFrom('a@example.org', ''),
    hasVerifiedEmail: fc.constant(true as const),
    firstName: fc.constant('A'),
    lastName: fc.constant('B'),
    userType: fc.constantFrom('individual' as const, 'company' as const),
    anonymous: fc.boolean(),
    authorities: fc.subarray<Authority>([...AUTHORITIES]),
    drmView: fc.boolean(),
    accountIds: fc.constant(['a']),
    account,
  },
  {
    requiredKeys: [
      ...(['tenant', 'userId', 'email', 'firstName', 'lastName', 'userType', 'anonymous', 'authorities'] as const),
      ...(['drmView', 'accountIds'] as const),
    ],
  },
)

const facts = fc.record({
  publisher: fc.constantFrom(...PUBLISHERS),
  type: fc.constantFrom('OWN' as const, 'OPP' as const, 'CPP' as const),
  documentType: fc.constantFrom(...KINDS),
  drm: fc.boolean(),
  downloadable: fc.boolean(),
  hasPdf: fc.boolean(),
  hasWorkItems: fc.boolean(),
  hasDetails: fc.boolean(),
})

/** Somebody before a document, a point and a choice of accounts. */
export const anActor = fc.record({
  actor,
  facts,
  view: fc.constantFrom(...RANGES),
  manage: fc.constantFrom(...RANGES),
  createdBy: fc.constantFrom('ann', 'bob'),
  status: fc.constantFrom('active' as const, 'inactive' as const),
  isReadable: fc.boolean(),
  accounts: fc.subarray(['harbour', 'city', 'school']),
  chosen: fc.constantFrom('harbour', 'city', undefined),
})

export type PolicyCase = typeof anActor extends fc.Arbitrary<infer One> ? One : never

export const ranges = ({ view, manage }: PolicyCase) => ({ view, manage })

/** The document of a case, whose account opens it by its publisher. */
export function aDocument({ facts }: PolicyCase): JoinedDocument {
  const { publisher, type, hasPdf, hasWorkItems, hasDetails, ...record } = facts
  const pdf = { key: 'astm/documents/1.pdf', size: 1, pageCount: 1 }
  const prepared = prepare({ designation: `${publisher} 1:2020`, publisher, ...record }, hasPdf ? { pdf } : {})
  const more = { workItems: hasWorkItems ? [{}] : [], details: hasDetails ? { scope: 'x' } : {} }
  const opens = { publishers: [publisher], collections: [] }
  const joined = { ...prepared, publisher: { ...prepared.publisher, type }, record: { ...prepared.record, ...more }, opens }
  return joined as unknown as JoinedDocument
}

/** The card by which a hit shows that document. */
export const aCard = ({ facts: { publisher, type, hasPdf } }: PolicyCase): SearchCard => ({
  publisherCode: publisher,
  publishers: [publisher],
  publisherTypeCode: type,
  ...(!hasPdf && { recordOnly: true }),
})
