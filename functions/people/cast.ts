import type { Authority } from '#contract/endpoint/endpoint.ts'

/** A demo person that every tenant has, named by role. */
export interface CastMember {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: 'individual' | 'company'
  /** the tenant's guest: anonymous, signed in without a dialog */
  readonly guest: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly CastAccountId[]
}

export type CastAccountId = 'harbour' | 'city-library' | 'guests' | 'reading-room' | 'northern' | 'southern' | 'wharf'

/** A demo organization whose site opens the library for its people, by tokens and by codes, and one of these. */
export const castPartner = {
  id: 'wharf',
  issuer: 'https://intranet.wharf.example.org',
  jwks: 'https://intranet.wharf.example.org/keys',
  /** known to everybody, as the sign-in of the cast is open to everybody */
  secret: 'wharf, for demonstration only',
  person: { subject: 'piotr', firstName: 'Piotr', lastName: 'Nowak', email: 'piotr@wharf.example.org' },
} as const

type Special = Partial<Omit<CastMember, 'subject' | 'firstName' | 'lastName'>>

function member(subject: string, firstName: string, lastName: string, special: Special = {}): CastMember {
  return {
    subject,
    firstName,
    lastName,
    userType: 'individual',
    guest: false,
    authorities: ['COMPASS_USER'],
    accountIds: ['harbour'],
    ...special,
  }
}

export const cast: readonly CastMember[] = [
  member('subscriber', 'Sana', 'Haddad'),
  member('colleague', 'Colin', 'Okafor'),
  member('company', 'City', 'Library', { userType: 'company', accountIds: ['city-library'] }),
  member('admin', 'Ada', 'Lindqvist', { authorities: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USER'] }),
  member('compass-admin', 'Carmen', 'Ibáñez', { authorities: ['COMPASS_POINT_ADMIN', 'COMPASS_USER'] }),
  member('usage-viewer', 'Uma', 'Tanaka', { authorities: ['COMPASS_USAGE_REPORT_VIEWER', 'COMPASS_USER'] }),
  member('drm', 'Dora', 'Marchetti', { accountIds: ['reading-room'] }),
  member('two-accounts', 'Tove', 'Aasen', { accountIds: ['northern', 'southern'] }),
  member('namesake', 'Colin', 'Okafor', { accountIds: ['northern'] }),
  member('outsider', 'Owen', 'Pryce', { accountIds: [] }),
  member('visitor', 'Guest', 'Reader', { userType: 'company', guest: true, authorities: [], accountIds: ['guests'] }),
]
