import { describe, expect, it } from '@jest/globals'
import { groupRightsOf, mayTakeOut, roleOf, seesGroup, seesInside } from './policy.ts'

const group = { createdBy: 'ada', members: ['ben', 'eve'] }
const role = (userId: string, isAdmin = false) => roleOf({ userId, authorities: isAdmin ? ['COMPASS_USER_ADMIN'] : [] }, group)
const there = { hasCreator: true }
const gone = { hasCreator: false }

describe('a group', () => {
  it('has a creator and members; administrators of people are neither', () => {
    expect(['ada', 'ben', 'zoe'].map((userId) => role(userId))).toEqual(['creator', 'member', 'none'])
    expect(['ada', 'ben', 'zoe'].map((userId) => role(userId, true))).toEqual(['creator', 'member', 'admin'])
  })

  it.each([
    ['creator', true, true, ['edit', 'mail', 'share', 'hand-over'], ['edit', 'mail', 'share', 'hand-over'], true, true],
    ['member', true, true, ['mail', 'share', 'leave'], ['mail', 'share', 'leave'], true, false],
    ['admin', true, false, [], ['hand-over'], false, false],
    ['none', false, false, [], [], false, false],
  ] as const)('shows and lets do of a %s what is theirs', (name, sees, inside, rights, withoutCreator, personal, any) => {
    expect([seesGroup(name), seesInside(name)]).toEqual([sees, inside])
    expect(groupRightsOf(name, there)).toEqual(rights)
    expect(groupRightsOf(name, gone)).toEqual(withoutCreator)
    expect([mayTakeOut(name, 'ben', { by: 'ben' }), mayTakeOut(name, 'ben', { by: 'eve' })]).toEqual([personal, any])
  })
})
