import { describe, expect, it } from '@jest/globals'
import { chooseHomeTab, homeTabs } from './home-tabs.ts'

const NONE = { tracker: false, favorites: false, contents: false }
const BOTH = { tracker: true, favorites: true, contents: false }
const CONTENTS = { ...BOTH, contents: true }
const chosen = (userType: 'individual' | 'company', subscriptions: number, asked?: string, lists = BOTH) =>
  chooseHomeTab(asked, homeTabs(userType, subscriptions, lists))

describe('home tabs', () => {
  it('begin with what was opened for a person, and with what was updated for an organisation', () => {
    expect(chosen('individual', 3)).toBe(0)
    expect(chosen('company', 3)).toBe(4)
  })

  it('show subscriptions only from two on', () => {
    expect([homeTabs('individual', 1, NONE), homeTabs('individual', 2, NONE)]).toEqual([[0], [0, 3]])
    expect([homeTabs('company', 0, NONE), homeTabs('company', 2, NONE)]).toEqual([[4], [4, 5]])
  })

  it('show the lists that somebody keeps, and none of an organisation', () => {
    expect(homeTabs('individual', 2, BOTH)).toEqual([0, 1, 2, 3])
    expect(homeTabs('individual', 1, { ...NONE, favorites: true })).toEqual([0, 2])
    expect(homeTabs('company', 2, BOTH)).toEqual([4, 5])
  })

  it.each(['4', '5', '6', 'x', '-1', ''])('send a person from %s to what was opened', (asked) => {
    expect(chosen('individual', 3, asked)).toBe(0)
  })

  it.each(['0', '1', '2', '3', '6', 'x'])('send an organisation from %s to what was updated', (asked) => {
    expect(chosen('company', 3, asked)).toBe(4)
  })

  it('send the subscriptions of somebody with one to their first tab', () => {
    expect(chosen('individual', 3, '3')).toBe(3)
    expect(chosen('individual', 1, '3')).toBe(0)
    expect(chosen('company', 1, '5')).toBe(4)
  })

  it('send somebody without a tracker, or without favourites, to what was opened', () => {
    expect(chosen('individual', 3, '1')).toBe(1)
    expect(chosen('individual', 3, '1', NONE)).toBe(0)
    expect(chosen('individual', 3, '2', NONE)).toBe(0)
  })

  it('begin with the contents of the library where the tenant shows them, to people', () => {
    expect(homeTabs('individual', 2, CONTENTS)).toEqual([6, 0, 1, 2, 3])
    expect(homeTabs('company', 2, CONTENTS)).toEqual([4, 5])
    for (const asked of [undefined, '', '6']) expect(chosen('individual', 2, asked, CONTENTS)).toBe(6)
    for (const asked of ['4', '5', 'x']) expect(chosen('individual', 2, asked, CONTENTS)).toBe(0)
  })
})
