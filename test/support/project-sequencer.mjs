import Sequencer from '@jest/test-sequencer'

const ORDER = ['unit', 'slow', 'infra', 'browser', 'sizes', 'engines']
const placeOf = ({ context }) => ORDER.indexOf(context.config.displayName?.name)

/** Begun first, so that none of them is what a worker still does when the other has nothing left; a fresh clone has no times. */
const LONGEST =
  /(ports\/search\/search|make-demo|api\/documents\/comparison|points-exchange|accessible-in-every-state|selects-in-every-text|every-part-in-the-gallery|refuses-nobody-what-it-shows|keeps-compass-points)\.test/
const isLongest = ({ path }) => Number(LONGEST.test(path))

/** Project by project, so that a slip shows within seconds; within each the slowest file first, as jest knows it. */
export default class ProjectSequencer extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => placeOf(a) - placeOf(b) || isLongest(b) - isLongest(a))
  }
}
