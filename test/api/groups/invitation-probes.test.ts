import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { groups } from '#contract/groups/groups.ts'
import { invitations } from '#contract/groups/invitations.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { newToken } from '#functions/mails/secret-token.ts'
import { cast } from '#people/cast.ts'
import { fc, proofCases, timeLimit } from '#test/support/properties.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { CallError } from '#web/lib/calls/call.ts'

const SIGNS = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'
/** Words that only whoever invites, or has the link, may read. */
const SECRETS = { address: 'quorvex-address', other: 'quorvex-other', group: 'quorvex-group', message: 'quorvex-words' }
const KNOWN = 'namesake@northern-works.example.org'
const NOBODY = 'nobody'

let world: World
const tokens = { waiting: '', withdrawn: '', used: '' }
let inviteId = ''
const mailedToken = async (email: string) => {
  await world.jobsDone()
  const mail = (await world.mails()).find(({ to }) => to.includes(email))
  return /\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

beforeAll(async () => {
  world = await createWorld()
  const call = world.as('subscriber')
  const invite = (email: string, contentID: string, message: string) =>
    call(sharing.shareWithUsers, { items: [{ contentID, email, externalUser: true, message }] })
  const waiting = `${SECRETS.address}@firm.example`
  await invite(waiting, SIGNS, SECRETS.message)
  await invite(`${SECRETS.other}@firm.example`, CLOSED, SECRETS.other)
  await invite(KNOWN, SIGNS, 'accepted')
  await call(groups.save, { name: SECRETS.group, longDesc: SECRETS.group, memberIds: ['colleague'], contentCodes: [SIGNS] })
  tokens.waiting = await mailedToken(waiting)
  tokens.withdrawn = await mailedToken(`${SECRETS.other}@firm.example`)
  tokens.used = await mailedToken(KNOWN)
  const { result } = await call(sharing.sharedByMe, {})
  const idOf = (start: string) => result.find(({ invited }) => invited?.email.startsWith(start))?.id ?? ''
  inviteId = idOf(SECRETS.address)
  await call(sharing.takeBack, { id: idOf(SECRETS.other) })
  await world.as('namesake')(invitations.acceptInvitation, { token: tokens.used })
}, 300_000)
afterAll(() => world.close())

const PEOPLE = [NOBODY, ...cast.map(({ subject }) => subject)]
const person = fc.constantFrom(...PEOPLE)
const tenant = fc.constantFrom('astm' as const, 'awwa' as const)
const address = fc.constantFrom(
  KNOWN,
  'colleague@harbour-engineering.example.org',
  `${SECRETS.address}@firm.example`,
  'someone@firm.example',
  'x@y',
  '@',
)
const token = fc.oneof(
  fc.constantFrom('waiting' as const, 'withdrawn' as const, 'used' as const).map((name) => () => tokens[name]),
  fc.constant(() => newToken()),
  fc.nat(42).map((at) => () => `${tokens.waiting.slice(0, at)}${tokens.waiting.slice(at + 1)}A`),
)

type Calling = ReturnType<World['direct']>
type Probe = (call: Calling) => Promise<unknown>

/** Calls that somebody outside may make about invitations, whatever they guess. */
const probe: fc.Arbitrary<{ readonly name: string; readonly run: Probe }> = fc.oneof(
  token.map((of) => ({ name: 'look', run: (call: Calling) => call(invitations.invitation, { token: of() }) })),
  token
    .filter((of) => of() !== tokens.waiting)
    .map((of) => ({ name: 'accept', run: (call: Calling) => call(invitations.acceptInvitation, { token: of() }) })),
  token.map((of) => ({
    name: 'refuse',
    run: async (call: Calling) => {
      await call(invitations.refuseInvitations, { token: of(), refused: true })
      return call(invitations.refuseInvitations, { token: of(), refused: false })
    },
  })),
  fc.constant({ name: 'list given', run: (call: Calling) => call(sharing.sharedByMe, {}) }),
  fc.constant({ name: 'list received', run: (call: Calling) => call(sharing.sharedWithMe, {}) }),
  fc.constant({ name: 'list targets', run: (call: Calling) => call(sharing.sharedTargets, { id: SIGNS }) }),
  fc.constant({ name: 'take back', run: (call: Calling) => call(sharing.takeBack, { id: inviteId }) }),
  address.map((email) => ({ name: 'find', run: (call: Calling) => call(userSearch.searchUsersByEmail, { email }) })),
)

/** Secret words in an answer, of which the asker did not give them. */
const wordsIn = (answer: unknown) => {
  const text = JSON.stringify(answer).toLowerCase()
  return Object.values(SECRETS).filter((word) => text.includes(word))
}

/** Words that somebody may read: whoever has the link reads the message, members read the group. */
function allowed(name: string, who: string, where: string): readonly string[] {
  if (name === 'look') return [SECRETS.message]
  if (name === 'find') return [SECRETS.address]
  if (where !== 'astm') return []
  if (who === 'subscriber') return Object.values(SECRETS)
  return who === 'colleague' ? [SECRETS.group] : []
}

const answerOf = (call: Promise<unknown>) =>
  call.catch((error) => {
    if (!(error instanceof CallError)) throw error
    const { requestId: _, ...problem } = error.problem
    return problem
  })

describe('calls about invitations', () => {
  it(
    'tell nobody a name, an address, a group or a word that is not for them',
    async () => {
      await fc.assert(
        fc.asyncProperty(person, tenant, probe, async (who, where, { name, run }) => {
          fc.pre(!(name === 'take back' && who === 'subscriber' && where === 'astm'))
          const call = world.direct(who, where)
          const words = wordsIn(await answerOf(run(call)))
          expect([name, who, where, words.filter((word) => !allowed(name, who, where).includes(word))]).toEqual([
            name,
            who,
            where,
            [],
          ])
        }),
        { numRuns: proofCases(400, 10_000) },
      )
      expect((await world.direct(NOBODY)(invitations.invitation, { token: tokens.waiting })).shareMessage).toBe(SECRETS.message)
    },
    timeLimit(60_000),
  )

  it('answer alike for every link that is none, for everybody', async () => {
    const bodies = new Set<string>()
    await fc.assert(
      fc.asyncProperty(person, token, async (who, of) => {
        const given = of()
        fc.pre(given !== tokens.waiting && given.length === 43)
        bodies.add(JSON.stringify(await answerOf(world.direct(who)(invitations.invitation, { token: given }))))
      }),
      { numRuns: proofCases(60, 1000) },
    )
    expect(bodies.size).toBe(1)
  })

  it('answer alike for an address that the library knows and for one that nobody has', async () => {
    await world.direct('two-accounts')(account.switch, { accountId: 'northern' })
    const share = (email: string) =>
      world.direct('colleague')(sharing.shareWithUsers, { items: [{ contentID: SIGNS, email, externalUser: true }] })
    const known = [KNOWN, 'drm@reading-room.example.org', 'outsider@example.org']
    const answers = await Promise.all([...known, 'a@firm.example', 'b@firm.example'].map((email) => answerOf(share(email))))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    const { result } = await world.direct('colleague')(sharing.sharedByMe, {})
    const facts = result.map(({ invited, user, group }) => [invited?.accepted, user, group])
    expect(new Set(facts.map((one) => JSON.stringify(one))).size).toBe(1)
  })
})
