import Sequencer from '@jest/test-sequencer'

const ORDER = ['unit', 'slow', 'infra', 'browser', 'sizes', 'engines']
const placeOf = ({ context }) => ORDER.indexOf(context.config.displayName?.name)

/** Begun first, so that none of them is what a worker still does when the other has nothing left; a fresh clone has no times. */
const LONGEST =
  /(ports\/search\/search|make-demo|api\/documents\/comparison|points-exchange|accessible-in-every-state|selects-in-every-text|every-part-in-the-gallery|refuses-nobody-what-it-shows|keeps-compass-points)\.test/
const isLongest = ({ path }) => Number(LONGEST.test(path))

/** Projects whose tests wait for pages or emulators much of their time. */
const WAITING = ['browser', 'sizes']

/** Part of a run after which the site is up in a fresh clone. */
const SITE_IS_UP = 0.2

const placesFrom = (start, tests) => tests.map((test, at) => ({ test, place: start + ((1 - start) * (at + 0.5)) / tests.length }))

/**
 * Project by project, within each the slowest file first, as jest knows it. Tests that wait for pages stand between those that
 * compute, so that no core waits with them.
 */
export default class ProjectSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests).sort((a, b) => placeOf(a) - placeOf(b) || isLongest(b) - isLongest(a))
    const isWaiting = ({ context }) => WAITING.includes(context.config.displayName?.name)
    const computing = sorted.filter((test) => !isWaiting(test))
    return [...placesFrom(0, computing), ...placesFrom(SITE_IS_UP, sorted.filter(isWaiting))]
      .sort((a, b) => a.place - b.place)
      .map(({ test }) => test)
  }
}
