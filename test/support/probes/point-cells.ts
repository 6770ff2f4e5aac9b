import { randomUUID } from 'node:crypto'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { refinement } from '#contract/refinement.ts'
import { search } from '#contract/search.ts'
import type { Table } from '#ports/table.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { SELECTED_SIGNS } from '../printed-signs.ts'
import { POINT_RIGHTS, type PointRange, type PointRole } from './point-rights.ts'

const SUBJECTS: Record<PointRole, string> = {
  creator: 'subscriber',
  colleague: 'colleague',
  pointAdmin: 'compass-admin',
  admin: 'admin',
}

interface Cell {
  readonly as: (person: string) => Call
  readonly role: PointRole
  readonly ranges: readonly [view: PointRange, manage: PointRange]
  /** a point of the creator; active, and active again afterwards */
  readonly id: string
  readonly contentCode: string
  /** word of another point of the creator on the document, which nothing else has */
  readonly word: string
  /** the document is open to the account */
  readonly isOpen: boolean
}

type Answer = string

/** Nobody of the account: what is asked for is the right to share. */
const LINK_ITEMS = [{ sharedWithUserID: 'nobody' }]

const codeOf = (error: { status?: number; problem?: { code?: string } }): Answer => {
  if (!error.problem) throw error
  return `${error.status} ${error.problem.code}`
}

/** Asks what each call answers to a role; points that it makes are put away. */
export async function answersOf({ as, role, id, contentCode, word }: Cell): Promise<Record<string, Answer>> {
  const call = as(SUBJECTS[role])
  const keeper = as(SUBJECTS.pointAdmin)
  const told = (asked: Promise<unknown>): Promise<Answer> => asked.then(() => 'yes', codeOf)
  const lists = (asked: Promise<{ content: readonly { compassPointID: string }[] }>) =>
    asked.then(({ content }) => (content.some((one) => one.compassPointID === id) ? 'yes' : 'no'), codeOf)
  const found = (asked: Promise<{ count: number }>) => asked.then(({ count }) => (count > 0 ? 'yes' : 'no'), codeOf)
  const create = async (): Promise<Answer> => {
    const made = await call(points.create, { contentID: contentCode, name: 'Made', place: SELECTED_SIGNS }).catch(codeOf)
    if (typeof made === 'string') return made
    await keeper(points.deactivate, { id: made.compassPointID })
    return 'yes'
  }
  const answers: Record<string, Answer> = {
    see: await told(call(points.one, { id })),
    link: await told(call(points.shared, { compassPointUUID: id })),
    create: await create(),
    edit: await told(call(points.edit, { id, name: 'Edited' })),
    share: await told(call(points.markShared, { compassPointID: id })),
    'share its link': await told(call(pointSharing.share, { compassPointID: id, items: LINK_ITEMS })),
    history: await told(call(points.history, { id })),
    list: await lists(call(points.list, { pageSize: 100 })),
    'list of a document': await lists(call(points.pageOfDocument, { contentID: contentCode, pageSize: 100 })),
    'points of a document': await lists(call(points.ofDocument, { contentCode })),
    'list for administrators': await lists(call(points.listAdmin, { pageSize: 100 })),
    count: await call(pointExchange.counts, { contentCodes: [contentCode] }).then(
      ({ counts }) => (counts.length > 0 ? 'yes' : 'no'),
      codeOf,
    ),
    'found by its words': await call(search.all, { keywords: word }).then(
      ({ documents }) => (documents.some(({ matchedPoint }) => matchedPoint) ? 'yes' : 'no'),
      codeOf,
    ),
    'number on a card': await call(search.all, { size: 100 }).then(
      ({ documents }) => (documents.find((one) => one.contentCode === contentCode)?.compassPoints ? 'yes' : 'no'),
      codeOf,
    ),
    'search among documents with points': await found(call(search.all, { points: true })),
    'counted by a search': await call(refinement.topLevelCount, { section: 'Category' }).then(
      ({ points }) => (points ? 'yes' : 'no'),
      codeOf,
    ),
    'export for administrators': await told(call(pointExchange.export, { format: 'csv', list: 'admin' })),
    settings: await told(call(pointSettings.settings, {})),
  }
  answers.deactivate = await told(call(points.deactivate, { id }))
  await keeper(points.deactivate, { id })
  answers['edit what is inactive'] = await told(call(points.edit, { id, name: 'Edited' }))
  answers['share what is inactive'] = await told(call(points.markShared, { compassPointID: id }))
  answers['share the link of what is inactive'] = await told(call(pointSharing.share, { compassPointID: id, items: LINK_ITEMS }))
  answers.reactivate = await told(call(points.activate, { id }))
  await keeper(points.activate, { id })
  return answers
}

const MISSING = '404 point-not-found'
const FORBIDDEN = '403 forbidden'
const CLOSED = '403 not-entitled'

/** Says what each call must answer to a role. */
export function wantedOf({ role, ranges: [view, manage], isOpen }: Cell): Record<string, Answer> {
  const rights = POINT_RIGHTS[`${view} ${manage}`][role]
  const sees = rights.includes('s')
  /** An act on a point: one that is not seen is not there. */
  const act = (letter: string): Answer => (sees ? (rights.includes(letter) ? 'yes' : FORBIDDEN) : MISSING)
  const seen = sees ? (isOpen ? 'yes' : CLOSED) : MISSING
  const listed = sees ? 'yes' : 'no'
  const onlyKeeper = role === 'pointAdmin' ? 'yes' : FORBIDDEN
  return {
    see: seen,
    link: seen,
    create: isOpen ? (rights.includes('c') ? 'yes' : FORBIDDEN) : CLOSED,
    edit: isOpen ? act('e') : seen,
    share: isOpen || !sees ? act('h') : FORBIDDEN,
    'share its link': isOpen || !sees ? act('h') : FORBIDDEN,
    history: act('a'),
    list: listed,
    'list of a document': listed,
    'points of a document': isOpen ? listed : CLOSED,
    'list for administrators': onlyKeeper,
    count: listed,
    'number on a card': listed,
    'found by its words': isOpen ? listed : 'no',
    'search among documents with points': isOpen ? listed : 'no',
    'counted by a search': isOpen ? listed : 'no',
    'export for administrators': onlyKeeper,
    settings: 'yes',
    deactivate: act('d'),
    'edit what is inactive': sees ? '409 point-inactive' : MISSING,
    'share what is inactive': sees ? '409 point-inactive' : MISSING,
    'share the link of what is inactive': sees ? '409 point-inactive' : MISSING,
    reactivate: act('r'),
  }
}

/** Calls of a table, by their kind, while something runs: what an answer costs is how long it takes. */
async function callsOf(table: Table, run: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = []
  const counted = ['get', 'getMany', 'query', 'put', 'update', 'transact'] as const
  const restored = counted.map((name) => {
    const own = table[name]
    Object.assign(table, {
      [name]: (...given: unknown[]) => {
        calls.push(name)
        return (own as (...all: unknown[]) => unknown).apply(table, given)
      },
    })
    return () => Object.assign(table, { [name]: own })
  })
  await run()
  for (const restore of restored) restore()
  return calls
}

/** Calls by which somebody who knows the id of a point asks for it and acts on it. */
const callsAbout = (compassPointID: string) => [
  (call: Call) => call(points.one, { id: compassPointID }),
  (call: Call) => call(points.shared, { compassPointUUID: compassPointID }),
  (call: Call) => call(points.edit, { id: compassPointID, name: 'Mine' }),
  (call: Call) => call(points.deactivate, { id: compassPointID }),
  (call: Call) => call(points.activate, { id: compassPointID }),
  (call: Call) => call(points.markShared, { compassPointID }),
  (call: Call) => call(pointSharing.share, { compassPointID, items: LINK_ITEMS }),
  (call: Call) => call(points.history, { id: compassPointID }),
]

/** Answers to somebody who knows an id: each must be the same, and cost the same, as that to an unknown id. */
export async function answersToStranger(call: Call, id: string, table: Table): Promise<readonly unknown[]> {
  const of = async (asked: string) => {
    const answers: unknown[] = []
    for (const one of callsAbout(asked)) {
      let answer: unknown
      const cost = await callsOf(table, async () => {
        answer = await one(call).then(
          () => 'yes',
          ({ status, problem: { requestId: _, ...problem } }) => ({ status, problem }),
        )
      })
      answers.push({ answer, cost })
    }
    return answers
  }
  // The first call about use in a month reads the key of its events, whatever it asks.
  await of(randomUUID())
  const [known, unknown] = [await of(id), await of(randomUUID())]
  return known.map((answer, at) => (JSON.stringify(answer) === JSON.stringify(unknown[at]) ? 'the same' : answer))
}
