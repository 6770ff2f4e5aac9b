import { documents } from '#contract/documents/documents.ts'
import { media } from '#contract/documents/media.ts'
import { notes } from '#contract/notes.ts'
import { people } from '#contract/people/people.ts'
import { SELECTED_SIGNS } from '../../printed-signs.ts'
import { fc } from '../../properties.ts'
import type { World } from '../../world.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { CLOSED, EMPTY, openTexts, PROTECTED, TENANT } from './answer-world.ts'
import { carriedPoint } from './carried-point.ts'
import { listManaged, MANAGER } from './managed-people.ts'

const FACTS = { activated: true, userType: 'individual', authorities: ['ADMIN'], accounts: ['northern'] } as const
const asAdministrator = () => ({ ...FACTS, authorities: [...FACTS.authorities], accounts: [...FACTS.accounts] })

type Ask = (call: ReturnType<World['direct']>) => Promise<unknown>

/** Calls that must be refused by the reason that is named, not by what stands behind it. */
const REFUSED: readonly (readonly [name: string, person: string, code: string, ask: Ask])[] = [
  ['film of a closed text', 'subscriber', 'not-entitled', (call) => call(media.play, { contentId: CLOSED, hashId: 'closed' })],
  ['file without a byte', 'subscriber', 'not-entitled', (call) => call(documents.download, { contentCode: EMPTY })],
  [
    'words of a protected text',
    'subscriber',
    'not-copyable',
    (call) => call(documents.clauseText, { contentCode: PROTECTED, clause: '1' }),
  ],
  [
    'note in a closed text',
    'subscriber',
    'not-entitled',
    (call) => call(notes.save, { contentId: CLOSED, annotationId: crypto.randomUUID(), note: 'x', noteData: SELECTED_SIGNS }),
  ],
  [
    'person with an authority that their manager lacks',
    MANAGER,
    'forbidden',
    (call) => call(people.addPerson, { subject: `added-${crypto.randomUUID()}`, ...asAdministrator() }),
  ],
  [
    'authority that their manager lacks',
    MANAGER,
    'forbidden',
    async (call) => call(people.changePerson, { subject: MANAGER, ...asAdministrator(), version: 0 }),
  ],
]

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )

/** Moves a point to the next edition while the texts are closed. */
async function moveWhileClosed(world: World): Promise<string> {
  const carried = await carriedPoint(world, 'subscriber', 'Moved')
  await openTexts(world, false)
  try {
    return await codeOf(carried.move())
  } finally {
    await openTexts(world, true)
    await carried.drop().catch(() => undefined)
  }
}

/** Refusals of single use cases, in any order. */
export const refusalProof: Proof = {
  name: 'random calls that one rule alone refuses',
  async findings(world) {
    await listManaged(world)
    const moved = await moveWhileClosed(world)
    if (moved !== 'not-entitled') return [`a point is moved to a closed text: ${moved}`]
    const [order = []] = fc.sample(fc.shuffledSubarray([...REFUSED], { minLength: REFUSED.length }), 1)
    return firstFinding(order, async ([name, person, code, ask]) => {
      const got = await codeOf(ask(world.direct(person, TENANT)))
      return got === code ? undefined : `${name}: ${got}, not ${code}`
    })
  },
}
