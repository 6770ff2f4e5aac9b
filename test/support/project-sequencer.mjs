import Sequencer from '@jest/test-sequencer'

const ORDER = ['unit', 'infra', 'browser', 'engines']
const placeOf = ({ context }) => ORDER.indexOf(context.config.displayName?.name)

/** Project by project, so that a slip shows within seconds; within each the slowest file first, as jest knows it. */
export default class ProjectSequencer extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => placeOf(a) - placeOf(b))
  }
}
