import type { REPORTS } from '#contract/reports.ts'
import type { Actor } from '#people/actor.ts'

type Report = (typeof REPORTS)[number]

const READERS = {
  usage: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'],
  'compass-points': ['COMPASS_POINT_ADMIN'],
} as const satisfies Record<Report, Actor['authorities']>

export const maySee = (report: Report, { authorities }: Pick<Actor, 'authorities'>): boolean =>
  authorities.some((authority) => (READERS[report] as Actor['authorities']).includes(authority))

/** Administrators are the tenant’s own staff, and see the use of all accounts. */
export const maySeeAll = ({ authorities }: Pick<Actor, 'authorities'>): boolean => authorities.includes('ADMIN')

/** Tells whether a viewer sees an account, or all of them; their own where none is named. */
export const maySeeAccount = (
  { account, authorities }: Pick<Actor, 'account' | 'authorities'>,
  wanted: string | undefined,
): boolean => wanted === undefined || wanted === account?.id || maySeeAll({ authorities })

/** Name by which the dashboards may know an administrator; registered users see more than their account. */
export const registeredName = ({ authorities, email }: Pick<Actor, 'authorities' | 'email'>): string | undefined =>
  authorities.includes('ADMIN') && email !== '' ? email : undefined
