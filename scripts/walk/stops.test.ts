import { expect, it } from '@jest/globals'
import { routes } from '#web/app/routes.tsx'
import { sightsOf } from './sights.ts'
import { STOPS } from './stops.ts'

it('the walk stops at every route of the page, and at no other', () => {
  expect(STOPS.map(({ route }) => route).sort()).toEqual(routes.map(({ path }) => path.replace(/(?<=.)\/$/, '')).sort())
})

it('what needs an authority is also seen by somebody without it', () => {
  const guarded = new Set(routes.flatMap(({ path, authorities }) => (authorities ? [path] : [])))
  const seen = STOPS.filter((stop) => guarded.has(stop.route))
  expect(seen.length).toBeGreaterThan(5)
  for (const stop of seen)
    expect([stop.route, sightsOf(stop).map(([state]) => state)]).toEqual([
      stop.route,
      expect.arrayContaining(['no access', 'loading', 'error']),
    ])
})
