import { describe, expect, it } from '@jest/globals'
import type { PointRights } from '#contract/points/point-schemas.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import { subscriber } from '#test/support/library.ts'
import { audienceOf, mayCreate, mayListAll, mayTakeWords, rightsOn, seesPoint } from './policy.ts'

const RANGES = ['None', 'Own', 'All'] as const
type Range = (typeof RANGES)[number]
const viewer = (userId: string, ...authorities: Actor['authorities'][number][]) => ({ userId, authorities })
const WHO = {
  creator: viewer('creator'),
  colleague: viewer('colleague'),
  pointAdmin: viewer('pointAdmin', 'COMPASS_POINT_ADMIN'),
  admin: viewer('admin', 'ADMIN'),
}
type Who = keyof typeof WHO

/**
 * Acts by view and manage: s see, c create, e edit, d deactivate, r reactivate, h share (hand on), a history (audit). Creating and
 * what an inactive or closed point allows are further down.
 */
const TABLE: Record<`${Range} ${Range}`, Record<Who, string>> = {
  'None None': { creator: '', colleague: '', pointAdmin: 'sdra', admin: 'sa' },
  'None Own': { creator: '', colleague: '', pointAdmin: 'scedrha', admin: 'sa' },
  'None All': { creator: '', colleague: '', pointAdmin: 'scedrha', admin: 'sedrha' },
  'Own None': { creator: 'sa', colleague: '', pointAdmin: 'sdra', admin: 'sa' },
  'Own Own': { creator: 'scedrha', colleague: 'c', pointAdmin: 'scedrha', admin: 'sca' },
  'Own All': { creator: 'scedrha', colleague: 'c', pointAdmin: 'scedrha', admin: 'scedrha' },
  'All None': { creator: 'sa', colleague: 's', pointAdmin: 'sdra', admin: 'sa' },
  'All Own': { creator: 'scedrha', colleague: 'sc', pointAdmin: 'scedrha', admin: 'sca' },
  'All All': { creator: 'scedrha', colleague: 'scedrha', pointAdmin: 'scedrha', admin: 'scedrha' },
}
const LETTERS: Record<keyof PointRights, string> = { edit: 'e', deactivate: 'd', reactivate: 'r', share: 'h', history: 'a' }
const CASES = RANGES.flatMap((view) =>
  RANGES.flatMap((manage) => (Object.keys(WHO) as Who[]).map((who) => [view, manage, who] as const)),
)

/** Lists what somebody may do with a point of the creator, active or not. */
function actsOf(who: Who, view: Range, manage: Range, readable = true): string {
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
    expect(actsOf(who, view, manage)).toBe(TABLE[`${view} ${manage}`][who])
  })

  it.each(CASES)('view %s, manage %s, a closed document: the %s neither makes, edits nor shares', (view, manage, who) => {
    expect(actsOf(who, view, manage, false)).toBe(TABLE[`${view} ${manage}`][who].replace(/[ceh]/g, ''))
  })

  it.each(CASES)('view %s, manage %s, inactive: the %s can only reactivate it and read its history', (view, manage, who) => {
    const rights = rightsOn(WHO[who], { createdById: 'creator', status: 'inactive' }, { view, manage }, true)
    expect(rights).toMatchObject({ edit: false, deactivate: false, share: false })
  })

  it('lists all for the compass administrator alone', () => {
    expect((Object.keys(WHO) as Who[]).filter((who) => mayListAll(WHO[who]))).toEqual(['pointAdmin'])
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
