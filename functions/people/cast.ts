import type { Authority } from '#contract/endpoint/endpoint.ts'

/** A demo person that every tenant has, named by role. */
export interface CastMember {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** address at their company, of the first account */
  readonly email: string
  readonly userType: 'individual' | 'company'
  /** the tenant's guest: anonymous, signed in without a dialog */
  readonly guest: boolean
  readonly authorities: readonly Authority[]
  readonly accountIds: readonly (CastAccountId | typeof MISSING_ACCOUNT)[]
  /** id of the organization through whose provider they sign in */
  readonly organization?: string
  /** not activated yet: sees nothing */
  readonly activated?: false
  /** the issuer calls their address not verified */
  readonly unverified?: true
}

export type CastAccountId = 'harbour' | 'city-library' | 'guests' | 'reading-room' | 'northern' | 'southern' | 'wharf'

/** Account that a person of the cast is given and that no library has, as after a record that was lost. */
const MISSING_ACCOUNT = 'slipway'

/** A demo organization whose site opens the library for its people, by tokens and by codes, and one of these. */
export const castPartner = {
  id: 'wharf',
  issuer: 'https://intranet.wharf.example.org',
  jwks: 'https://intranet.wharf.example.org/keys',
  /** known to everybody, as the sign-in of the cast is open to everybody */
  secret: 'wharf, for demonstration only',
  person: { subject: 'piotr', firstName: 'Piotr', lastName: 'Nowak', email: 'piotr@wharf.example.org' },
} as const

/** A demo organization whose people sign in at its own provider. */
export const castOrganization = {
  id: 'northern-works',
  name: 'Northern Works',
  host: 'northern-works.localhost',
  accent: { accent: '#8a3b12', accentDark: '#f0a37a' },
} as const

/** Hash of the password of the cast, which README.md names: as known to everybody as the one-click sign-in. */
export const castPasswordHash = 'scrypt$32768$8$3$l4Er93QO50LX2T9gjHlG4A$lq5LsxheQfk8CBxl3mRjRX3EiZ4mfWmySw4hOpywwI4'

/** Mail domains of the companies. */
const MAIL_DOMAINS: Record<CastAccountId | typeof MISSING_ACCOUNT, string> = {
  harbour: 'harbour-engineering.example.org',
  'city-library': 'springfield-library.example.org',
  guests: 'guests.example.org',
  'reading-room': 'reading-room.example.org',
  northern: 'northern-works.example.org',
  southern: 'southern-works.example.org',
  wharf: 'wharf.example.org',
  [MISSING_ACCOUNT]: 'slipway.example.org',
}

type Special = Partial<Omit<CastMember, 'subject' | 'firstName' | 'lastName' | 'email'>>

function member(subject: string, firstName: string, lastName: string, special: Special = {}): CastMember {
  const [company = undefined] = special.accountIds ?? ['harbour' as const]
  return {
    subject,
    firstName,
    lastName,
    email: `${subject}@${company === undefined ? 'example.org' : MAIL_DOMAINS[company]}`,
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
  member('user-admin', 'Ursula', 'Brandt', { authorities: ['COMPASS_USER_ADMIN', 'COMPASS_USER'], accountIds: ['southern'] }),
  member('account-missing', 'Amir', 'Costa', { accountIds: [MISSING_ACCOUNT] }),
  member('not-activated', 'Nadia', 'Fox', { activated: false }),
  member('unverified', 'Vera', 'Lang', { accountIds: ['southern'], unverified: true }),
  member('employee', 'Erik', 'Solberg', { accountIds: ['northern', 'southern'], organization: castOrganization.id }),
  member('newcomer', '', '', { accountIds: ['northern'], organization: castOrganization.id }),
  member('visitor', 'Guest', 'Reader', { userType: 'company', guest: true, authorities: [], accountIds: ['guests'] }),
]

/** Returns a person of the cast, who must be there. */
export function castMember(subject: string): CastMember {
  const member = cast.find((person) => person.subject === subject)
  if (!member) throw new Error(`Nobody of the cast is ${subject}.`)
  return member
}

/** Address of a person of the cast. */
export const castEmailOf = (subject: string): string => castMember(subject).email
