import { userSearch } from '#contract/groups/user-search.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { fc, proofCases } from '../../properties.ts'
import type { World } from '../../world.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { asTenant } from '../tenant-watch.ts'
import { TENANT } from './answer-world.ts'

const aPerson = fc.record({
  activated: fc.boolean(),
  userType: fc.constantFrom('individual' as const, 'company' as const),
  accounts: fc.constantFrom<readonly string[]>(['harbour'], ['northern', 'harbour'], ['northern'], []),
})
type SomePerson = typeof aPerson extends fc.Arbitrary<infer One> ? One : never

/** People of each kind that is found or is not, before random ones. */
const EACH: readonly SomePerson[] = [
  { activated: true, userType: 'individual', accounts: ['harbour'] },
  { activated: false, userType: 'individual', accounts: ['harbour'] },
  { activated: true, userType: 'company', accounts: ['harbour'] },
]

async function checkPerson({ activated, userType, accounts }: SomePerson, world: World): Promise<string | undefined> {
  const name = `quorvex${crypto.randomUUID().replaceAll('-', '')}`
  const person = { subject: name, firstName: 'Ada', lastName: name, activated, userType, accounts: [...accounts] }
  const file = PeopleFile.parse({ people: [person] })
  await asTenant(TENANT, () => savePeople(world.ports.table, TENANT, file))
  const { content } = await world.direct('subscriber', TENANT)(userSearch.searchUsers, { fullName: name })
  const isListed = activated && userType === 'individual' && accounts.includes('harbour')
  return content.length > 0 === isListed ? undefined : `${JSON.stringify(person)} is found, or is not`
}

/** People find those of their own account alone, of them the individuals that are activated. */
export const directoryProof: Proof = {
  name: 'random people of a directory',
  findings: async (world) => {
    const { content } = await world.direct('subscriber', TENANT)(userSearch.searchUsersByEmail, { email: 'nobody@example.net' })
    if (content[0]?.externalUser !== true) return ['an address outside of the account is somebody of it']
    return firstFinding([...EACH, ...fc.sample(aPerson, proofCases(10, 500))], (person) => checkPerson(person, world))
  },
}
