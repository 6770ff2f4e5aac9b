import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { type CastAccountId, type CastMember, cast, castPartner } from './cast.ts'
import type { PeopleFile } from './file/people-file.ts'
import { savePeople } from './save-people.ts'

type Account = PeopleFile['accounts'][number]
type Subscription = Account['subscriptions'][number]

const ISO: Subscription = { publisher: 'ISO', name: 'International Organization for Standardization' }
const IETF: Subscription = { publisher: 'IETF', name: 'Internet Engineering Task Force' }
const WATER: Subscription = {
  publisher: 'MIM',
  collection: 'Water supply',
  name: 'Water supply, a collection of the Meridian Institute for Measurement',
}

/** Subscriptions to the invented publishers of the demo library. */
const DEMO: readonly Subscription[] = [
  ['MIM', 'Meridian Institute for Measurement'],
  ['LUMC', 'Lumen Convention'],
  ['BTC', 'Boreal Timber Council'],
  ['HGSA', 'Harbour Gas Safety Association'],
  ['CBF', 'Civic Building Federation'],
  ['VSB', 'Velo Safety Board'],
  ['UEFM', 'Union of Electrical Fittings Makers'],
  ['FWK', 'Foundation for Welding Knowledge'],
].map(([publisher = '', name = '']) => ({ publisher, name }))

/** The publisher of the demo library whose documents the subscriber does not hold, to show what is said then. */
const NOT_HELD = 'MIM'
const MOST_OF_DEMO = DEMO.filter(({ publisher }) => publisher !== NOT_HELD)

/** Addresses of this machine by which a reader comes in: to one account, and to a choice of two. */
const ADDRESSES = { library: '127.0.0.2/31', several: '127.0.0.4' } as const

/** Documents of the demo library, and a standard that it does not have. */
const COLLECTION = [
  ...['MIM|214-2024', 'MIM|214-2024-A1-2025', 'HGSA|450-2024', 'HGSA|450-2024-AMD-A', 'BTC|S-31-2021', 'BTC|G-08-2011'],
  ...['FWK|A-2-2022', 'CBF|9.3-2024', 'VSB|21-2023', 'LUMC|LC-52-2021', 'UEFM|601-2024', 'ORM|2290-2024', 'ISO 7010:2019'],
]

const ADDRESS = {
  address1: '12 Quay Street',
  address2: '',
  city: 'Springfield',
  state: 'OR',
  postalCode: '97475',
  country: 'US',
  mobile: '+1 541 555-0100',
}

function accountsOf(tenant: Tenant): Account[] {
  const { id: partnerId, issuer, jwks, secret } = castPartner
  const { code, name } = tenants[tenant].publisher
  const own: Subscription = { publisher: code, name }
  const account = (
    id: CastAccountId,
    number: string,
    accountName: string,
    acronym: string,
    subscriptions: Subscription[],
    special: Partial<Pick<Account, 'drmView' | 'collection' | 'elearning' | 'groups' | 'ranges' | 'partners'>> = {},
  ): Account => ({
    id,
    number,
    name: accountName,
    acronym,
    subscriptions,
    drmView: false,
    elearning: false,
    compassPoints: true,
    groups: true,
    ...special,
  })
  return [
    account('harbour', '1001', 'Harbour Engineering', 'HE', [ISO, IETF, own, ...MOST_OF_DEMO], {
      collection: [...COLLECTION],
      elearning: true,
    }),
    account('city-library', '1002', 'Springfield City Library', 'SCL', [ISO, IETF, own, ...DEMO], {
      ranges: [ADDRESSES.library, ADDRESSES.several],
    }),
    account('guests', '1003', 'Guests', 'GUEST', [IETF]),
    account(
      'reading-room',
      '1004',
      'Protected Reading Room',
      'PRR',
      [ISO, own, ...DEMO.filter(({ publisher }) => publisher === 'HGSA')],
      { drmView: true },
    ),
    account('northern', '1005', 'Northern Works', 'NW', [ISO, own], { ranges: [ADDRESSES.several] }),
    account('southern', '1006', 'Southern Works', 'SW', [IETF, WATER]),
    account('wharf', '1007', 'Wharf Surveyors', 'WHARF', [ISO, own, ...DEMO], {
      partners: [{ id: partnerId, issuer, jwks, secretHash: createHash('sha256').update(secret).digest('hex') }],
    }),
  ]
}

type CastPerson = PeopleFile['people'][number]

const personOf = ({ firstName, lastName, ...member }: CastMember): CastPerson => ({
  subject: member.subject,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
  email: member.email,
  activated: member.activated ?? true,
  userType: member.userType,
  guest: member.guest,
  authorities: [...member.authorities],
  accounts: [...member.accountIds],
  address: ADDRESS,
})

/** The people file of a tenant's cast. */
export const castFile = (tenant: Tenant): PeopleFile => ({
  accounts: accountsOf(tenant),
  people: cast.map(personOf),
})

/** Adds the cast to a tenant, with somebody whose account is missing, unchecked therefore. Idempotent: existing accounts and people stay as their operator and they themselves changed them. */
export async function seedPeople(table: Table, tenant: Tenant): Promise<void> {
  await savePeople(table, tenant, castFile(tenant), { overwrite: false })
}
