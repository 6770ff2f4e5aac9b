import { groups } from '#contract/groups/groups.ts'
import { fc } from '../../properties.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { SIGNS, TENANT } from './answer-world.ts'
import { answerOfGroup, GROUP_ACTS, GROUP_PEOPLE, subjectOf, wantedOfGroup } from './role-cells.ts'

const CELLS = GROUP_PEOPLE.flatMap((person) => GROUP_ACTS.map((act) => ({ person, act })))

/** Rights in a group by role, through every call, each before a group of its own. */
export const roleProof: Proof = {
  name: 'random roles before a group',
  findings: (world) => {
    const as = (person: (typeof GROUP_PEOPLE)[number]) => world.direct(subjectOf(person), TENANT)
    const [order = []] = fc.sample(fc.shuffledSubarray(CELLS, { minLength: CELLS.length }), 1)
    return firstFinding(order, async ({ person, act }) => {
      const facts = { name: 'Welding', longDesc: 'Who welds', memberIds: [subjectOf('member')], contentCodes: [SIGNS] }
      const { groupID: id } = await as('creator')(groups.save, facts)
      try {
        const [answer, wanted] = [await answerOfGroup(as(person), act, id), wantedOfGroup(person, act)]
        return answer === wanted ? undefined : `${act} by ${person}: ${answer}, not ${wanted}`
      } finally {
        // Whoever it was handed over to deletes it; it may be deleted already.
        for (const one of ['creator', 'member'] as const) await as(one)(groups.delete, { id }).catch(() => undefined)
      }
    })
  },
}
