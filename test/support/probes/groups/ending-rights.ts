import { createHash } from 'node:crypto'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { jobHandlersOf } from '#functions/wiring/job-handlers.ts'
import { beginDownload } from '#library/downloads/begin-download.ts'
import { castEmailOf } from '#people/cast.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import type { Job } from '#ports/jobs.ts'
import type { World } from '../../world.ts'

export const SIGNS = 'ISO|7010-2019'
const GIVER = 'subscriber'
export const READER = 'colleague'
const INVITED = 'guest@firm.example'

/** Something that is begun by a right, and the ways in which the right ends before the job about it runs. */
export interface Begun {
  readonly job: Job
  /** addresses that the job mails */
  readonly mailed: readonly string[]
  readonly ends: Readonly<Record<string, () => Promise<unknown>>>
}

const file = castFile('astm')
const harbour = file.accounts.find(({ id }) => id === 'harbour') as (typeof file.accounts)[number]

/** Begins what jobs do for people, and ends rights, in a world. */
export function beginIn(world: World) {
  const save = (some: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(some))
  const changePerson = (subject: string, more: object) => () =>
    save({ people: file.people.filter((one) => one.subject === subject).map((one) => ({ ...one, ...more })) })
  const changeAccount = (more: object) => () => save({ accounts: [{ ...harbour, ...more }] })
  const call = (person: string) => world.direct(person)
  /** Does something and gives the job that it notes in the same transaction. */
  async function noted(name: Job['name'], act: () => Promise<unknown>): Promise<Job> {
    const { table } = world.ports
    const { transact } = table
    const jobs: Job[] = []
    table.transact = async (writes) => {
      for (const write of writes)
        if ('put' in write && write.put.pk === 'astm#noted-jobs' && write.put.name === name)
          jobs.push({ id: write.put.sk, name, tenant: 'astm', payload: write.put.payload } as unknown as Job)
      return transact(writes)
    }
    await act()
    table.transact = transact
    return jobs[0] as Job
  }
  const leaves = (person: string) => changePerson(person, { accounts: ['northern'] })
  const stops = (person: string) => changePerson(person, { activated: false })
  const ofAccount = { 'the account is closed': changeAccount({ closed: true }) }
  const withoutGroups = { 'the account has no groups any more': changeAccount({ groups: false }) }
  let made = 0
  const create = async (memberIds: string[]) =>
    (await call(GIVER)(groups.save, { name: `Welding ${made++}`, longDesc: 'x', memberIds, contentCodes: [SIGNS] })).groupID
  const putOut = (groupID: string, person: string) => () =>
    call(GIVER)(groups.updateMembers, { groupID, removeMemberIds: [person] })
  const mailOf = (groupId: string, userId: string): Job => ({
    id: `mail ${made++}`,
    name: 'mail-group',
    tenant: 'astm',
    payload: { accountId: 'harbour', groupId, userId, subject: 'Meeting', message: 'x', copyMe: false },
  })

  const takeBack = (find: (given: { invited?: { email: string }; user?: { userId: string } }) => boolean) => async () => {
    const { result } = await call(GIVER)(sharing.sharedByMe, { size: 100 })
    for (const { id } of result.filter(find)) await call(GIVER)(sharing.takeBack, { id })
  }
  const kinds: Readonly<Record<string, () => Promise<Begun>>> = {
    'a share': async () => ({
      job: await noted('notify-share', () =>
        call(GIVER)(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID: READER }] }),
      ),
      mailed: [castEmailOf(READER)],
      ends: {
        'it is taken back': takeBack(({ user }) => user?.userId === READER),
        'its sharer leaves the account': leaves(GIVER),
        'its sharer is let in no more': stops(GIVER),
        'its reader leaves the account': leaves(READER),
        'its reader is let in no more': stops(READER),
        ...ofAccount,
      },
    }),
    'an invitation': async () => ({
      job: await noted('notify-invitation', () =>
        call(GIVER)(sharing.shareWithUsers, { items: [{ contentID: SIGNS, email: INVITED, externalUser: true }] }),
      ),
      mailed: [INVITED],
      ends: {
        'it is taken back': takeBack(({ invited }) => invited?.email === INVITED),
        'its sharer leaves the account': leaves(GIVER),
        'its sharer is let in no more': stops(GIVER),
        ...ofAccount,
      },
    }),
    'joining a group': async () => {
      let groupID = ''
      const job = await noted('notify-added', async () => {
        groupID = await create([READER, 'admin'])
      })
      return {
        job,
        mailed: [castEmailOf(READER)],
        ends: {
          'they are put out': putOut(groupID, READER),
          'they leave the account': leaves(READER),
          'they are let in no more': stops(READER),
          'the group is deleted': () => call(GIVER)(groups.delete, { id: groupID }),
          'whoever added them leaves the account': leaves(GIVER),
          ...withoutGroups,
          ...ofAccount,
        },
      }
    },
    'a mail of a member to a group': async () => {
      const groupID = await create([READER, 'admin'])
      return {
        job: mailOf(groupID, READER),
        mailed: [GIVER, 'admin'].map(castEmailOf),
        ends: {
          'its sender is put out': putOut(groupID, READER),
          'its sender leaves the group': () => call(READER)(groups.leave, { groupId: groupID }),
          'its sender leaves the account': leaves(READER),
          'its sender is let in no more': stops(READER),
          'the group is deleted': () => call(GIVER)(groups.delete, { id: groupID }),
          ...withoutGroups,
          ...ofAccount,
        },
      }
    },
    'a mail to somebody of a group': async () => {
      const groupID = await create([READER, 'admin'])
      return {
        job: mailOf(groupID, GIVER),
        mailed: [castEmailOf(READER)],
        ends: {
          'they are put out': putOut(groupID, READER),
          'they leave the account': leaves(READER),
          'they are let in no more': stops(READER),
        },
      }
    },
    'the list of a group as a file': async () => {
      const groupID = await create([READER, 'admin'])
      const list = { kind: 'group', groupId: groupID } as const
      return {
        ...(await download(list)),
        ends: {
          'they are put out': putOut(groupID, READER),
          'they leave the account': leaves(READER),
          'they are let in no more': stops(READER),
          'the group is deleted': () => call(GIVER)(groups.delete, { id: groupID }),
          ...withoutGroups,
          ...ofAccount,
        },
      }
    },
    'the collection of the account as a file': async () => ({
      ...(await download({ kind: 'collection', sortType: 'ALPHA_ASC' })),
      ends: {
        'the account shows no collection any more': changeAccount({ customCollection: false }),
        'they leave the account': leaves(READER),
        'they are let in no more': stops(READER),
        ...ofAccount,
      },
    }),
  }

  async function download(list: { kind: 'group'; groupId: string } | { kind: 'collection'; sortType: 'ALPHA_ASC' }) {
    const facts = { accountId: 'harbour', job: 'export-list', title: 'List', rows: 1 } as const
    const source = { list, format: 'csv', origin: 'https://library.example.org' } as const
    const quiet = { ...world.ports, jobs: { ...world.ports.jobs, send: async () => undefined } }
    const id = await beginDownload(quiet, { tenant: 'astm', userId: READER }, { ...facts, source })
    await world.ports.table.update(
      { pk: `astm#downloads#${READER}`, sk: id },
      { set: { mailTo: castEmailOf(READER) } },
      { exists: true },
    )
    const job: Job = {
      id: `export ${id}`,
      name: 'export-list',
      tenant: 'astm',
      payload: { accountId: 'harbour', userId: READER, id },
    }
    return { job, mailed: [castEmailOf(READER)] }
  }

  return {
    kinds,
    /** Gives everybody back what they have at the beginning. */
    restore: async () => {
      await save({ accounts: [{ ...harbour, closed: false }], people: file.people })
      for (const { id } of (await call(GIVER)(sharing.sharedByMe, { size: 100 })).result.filter(({ group }) => !group))
        await call(GIVER)(sharing.takeBack, { id })
    },
  }
}

/** Runs a job and those that follow from it; lists the addresses that are mailed. */
export async function mailsOf({ ports }: Pick<World, 'ports'>, job: Job): Promise<readonly string[]> {
  const to: string[] = []
  const waiting: Job[] = [job]
  const recording = {
    ...ports,
    mail: { send: async (message: { to: readonly string[] }) => void to.push(...message.to) },
    jobs: { ...ports.jobs, send: async (next: Job) => void waiting.push(next) },
  }
  const handlers = jobHandlersOf(recording as never, {
    addressOf: () => 'https://library.example.org/document/',
    log: () => undefined,
    learningSignal: () => new AbortController().signal,
  })
  for (let next = waiting.shift(); next; next = waiting.shift())
    await (handlers[next.name] as (job: Job) => Promise<void>)({
      ...next,
      id: createHash('sha256').update(next.id).digest('hex'),
    } as Job)
  return to
}
