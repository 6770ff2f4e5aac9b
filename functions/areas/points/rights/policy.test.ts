import { describe, expect, it } from '@jest/globals'
import type { PointRights } from '#contract/points/point-schemas.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import { subscriber } from '#test/support/library.ts'
import { POINT_RANGES, POINT_RIGHTS, POINT_ROLES, type PointRange, type PointRole } from '#test/support/probes/point-rights.ts'
import { audienceOf, mayCreate, mayListAll, mayTakeWords, rightsOn, seesPoint } from './policy.ts'

const viewer = (userId: string, ...authorities: Actor['authorities'][number][]) => ({ userId, authorities })
const WHO = {
  creator: viewer('creator'),
  colleague: viewer('colleague'),
  pointAdmin: viewer('pointAdmin', 'COMPASS_POINT_ADMIN'),
  admin: viewer('admin', 'ADMIN'),
}

const LETTERS: Record<keyof PointRights, string> = { edit: 'e', deactivate: 'd', reactivate: 'r', share: 'h', history: 'a' }
const CASES = POINT_RANGES.flatMap(([view, manage]) => POINT_ROLES.map((who) => [view, manage, who] as const))

/** Lists what somebody may do with a point of the creator, active or not. */
function actsOf(who: PointRole, view: PointRange, manage: PointRange, readable = true): string {
  const ranges = { view, manage }
  const point = (status: 'active' | 'inactive') => ({ createdById: 'creator', status })
  if (!seesPoint(WHO[who], point('active'), ranges)) return mayCreate(WHO[who], ranges, readable) ? 'c' : ''
  const active = rightsOn(WHO[who], point('active'), ranges, readable)
  const { reactivate } = rightsOn(WHO[who], point('inactive'), ranges, readable)
  const rights = Object.entries({ ...active, reactivate }).flatMap(([act, may]) => (may ? LETTERS[act as keyof PointRights] : []))
  const created = mayCreate(WHO[who], ranges, readable) ? ['c'] : []
  return [...'scedrha'].filter((act) => act === 's' || created.includes(act) || rights.includes(act)).join('')
}

describe('who may do what with a compass point', () => {
  it.each(CASES)('view %s, manage %s: the %s', (view, manage, who) => {
    expect(actsOf(who, view, manage)).toBe(POINT_RIGHTS[`${view} ${manage}`][who])
  })

  it.each(CASES)('view %s, manage %s, a closed document: the %s neither makes, edits nor shares', (view, manage, who) => {
    expect(actsOf(who, view, manage, false)).toBe(POINT_RIGHTS[`${view} ${manage}`][who].replace(/[ceh]/g, ''))
  })

  it.each(CASES)('view %s, manage %s, inactive: the %s can only reactivate it and read its history', (view, manage, who) => {
    const rights = rightsOn(WHO[who], { createdById: 'creator', status: 'inactive' }, { view, manage }, true)
    expect(rights).toMatchObject({ edit: false, deactivate: false, share: false })
  })

  it('lists all for the compass administrator alone', () => {
    expect(POINT_ROLES.filter((who) => mayListAll(WHO[who]))).toEqual(['pointAdmin'])
  })

  it.each([
    ['None', 'own'],
    ['Own', 'own'],
    ['All', 'account'],
  ] as const)('with view %s a new point is seen by: %s', (view, audience) => {
    expect(audienceOf({ view, manage: 'Own' })).toBe(audience)
  })
})

describe('who has compass points', () => {
  const account = { id: 'a1', publishers: ['ISO'], collections: [] }
  it.each([
    ['a person of an account', {}, undefined],
    ['a company user', { userType: 'company' }, 'points-not-eligible'],
    ['a visitor', { userType: 'company', anonymous: true }, 'points-not-eligible'],
    ['an account without them', { account: { ...account, withoutPoints: true } }, 'points-not-enabled'],
    [
      'a company user of an account without them',
      { userType: 'company', account: { ...account, withoutPoints: true } },
      'points-not-eligible',
    ],
    ['a tenant without them', { tenant: 'api' }, 'feature-off'],
  ] as const)('%s', (_, facts, refusal) => {
    expect(refusalOfPoints({ ...subscriber, account, ...facts } as Actor)).toBe(refusal)
  })

  it('takes no words of a closed or protected document along', () => {
    const document = (publisher: string, drm = false) =>
      ({ opens: { publishers: [publisher], collections: [] }, record: { drm } }) as never
    const actor = { account, drmView: false }
    expect(mayTakeWords(actor, document('ISO'))).toBe(true)
    expect(mayTakeWords(actor, document('CLOSED'))).toBe(false)
    expect(mayTakeWords(actor, document('ISO', true))).toBe(false)
    expect(mayTakeWords({ ...actor, drmView: true }, document('ISO'))).toBe(false)
    expect(mayTakeWords(actor, undefined)).toBe(false)
  })
})
