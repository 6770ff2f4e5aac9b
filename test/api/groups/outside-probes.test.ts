import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { cast, castEmailOf } from '#people/cast.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { hide, INSIDE, type OutsideProbe, outsideProbe, plain, SECRET } from '#test/support/probes/groups/outside-probes.ts'
import { fc, proofCases, timeLimit } from '#test/support/properties.ts'
import { createWorld, itHere as it, onEngines, type World } from '#test/support/world.ts'
import { CallError } from '#web/lib/calls/call.ts'

/** One has what somebody outside may not learn, the other one does not. */
let full: World
let empty: World
beforeAll(async () => {
  if (onEngines) return
  full = await createWorld()
  empty = await createWorld()
  await hide(full)
  for (const world of [full, empty]) {
    watch(world)
    const call = world.direct('subscriber')
    // Lists that a process reads once are read in both.
    await Promise.all([
      call(groups.listOfMember, {}),
      call(sharing.sharedWithMe, {}),
      call(userSearch.searchUsers, { fullName: 'a' }),
    ])
  }
}, 300_000)
afterAll(async () => {
  await full?.close()
  await empty?.close()
})

const TABLE_CALLS = ['get', 'getMany', 'query', 'put', 'update', 'delete', 'transact'] as const
const person = fc.constantFrom('nobody', ...cast.map(({ subject }) => subject))
const tenant = fc.constantFrom('astm' as const, 'astm' as const, 'awwa' as const)

/** Items of people; settings, levels of the log and keys of events are read anew after some time, whoever asks. */
const OF_PEOPLE = /\s(groups?|group-|directory|shares|invit|person|account|allowance|collections|noted-jobs|audit)/
const kindOf = (given: unknown) => {
  const [key] = [given].flat() as { readonly pk?: string }[]
  return key?.pk?.split('#')[1] ?? ''
}

/** Requests of a call to the table, beside which jobs of earlier calls run. */
const asked = new AsyncLocalStorage<string[]>()

function watch(world: World): void {
  // An append behind the calls lets that of a call wait its turn, in either world.
  silenceActs(world)
  const table = world.ports.table as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of TABLE_CALLS) {
    const call = table[name]
    table[name] = (...given) => {
      const kind = `${name} ${kindOf(given[0])}`
      if (OF_PEOPLE.test(kind)) asked.getStore()?.push(kind)
      return call?.(...given)
    }
  }
}

/** Makes a call in a world; gives its status and body, and what it asks the table, on which its time depends. */
async function answerIn(world: World, who: string, where: 'astm' | 'awwa', { run }: OutsideProbe) {
  const trips: string[] = []
  const answer = await asked.run(trips, () => run(world.direct(who, where)).catch((error: unknown) => error))
  if (answer instanceof Error && !(answer instanceof CallError)) throw answer
  if (!(answer instanceof CallError)) return { answer: plain(answer), trips }
  return { answer: plain([answer.status, answer.problem, answer.retryAfter]), trips }
}

/** Mails of a world to all but those whom they may be about. */
async function mailsOutside(world: World): Promise<readonly string[]> {
  await world.jobsDone()
  const inside = [...INSIDE.map(castEmailOf), `${SECRET}@firm.example`]
  const mails = (await world.mails()).filter(({ to }) => !to.some((address) => inside.includes(address)))
  return mails.map(({ to, subject }) => plain([to, subject])).sort()
}

describe('whoever is outside', () => {
  it(
    'learns nothing of people, groups, shares and invitations: body, status, time and mails are as if there were none',
    async () => {
      await fc.assert(
        fc.asyncProperty(person, tenant, outsideProbe, async (who, where, probe) => {
          fc.pre(where !== 'astm' || !INSIDE.includes(who))
          const told = [who, where, probe.name]
          const wanted = await answerIn(empty, who, where, probe)
          expect([...told, await answerIn(full, who, where, probe)]).toEqual([...told, wanted])
        }),
        { numRuns: proofCases(400, 10_000) },
      )
      expect(await mailsOutside(full)).toEqual(await mailsOutside(empty))
    },
    timeLimit(60_000),
  )

  it(
    'has a share of it alone: an administrator of people the name of a group, its people nothing of other accounts',
    async () => {
      const inside = fc.constantFrom(...INSIDE)
      const hidden = (who: string) => (who === 'admin' ? ['description', 'words', 'firm.example'] : ['wharf.example'])
      await fc.assert(
        fc.asyncProperty(inside, outsideProbe, async (who, probe) => {
          fc.pre(!/address|switch|managed|delete|rename|update|take back|hand over/.test(probe.name))
          const { answer } = await answerIn(full, who, 'astm', probe)
          const learned = hidden(who).filter(
            (word) => answer.includes(`${SECRET} ${word}`) || answer.includes(`${SECRET}@${word}`),
          )
          expect([who, probe.name, learned]).toEqual([who, probe.name, []])
        }),
        { numRuns: proofCases(200, 2000) },
      )
    },
    timeLimit(60_000),
  )
})
