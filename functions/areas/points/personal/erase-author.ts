import { randomUUID } from 'node:crypto'
import type { ErasedPerson, PersonInAccount } from '#library/personal/personal-kinds.ts'
import { findPeopleByName } from '#people/find-people.ts'
import type { Ports } from '#ports/ports.ts'
import { savePoints } from '../list/save-points.ts'
import { authorName } from '../store/make-change.ts'
import { deletePointCopy, eraseFromHistory, listPointsOf } from '../store/points-store.ts'
import { eraseFromAnswers } from '../store/proposals-store.ts'
import type { StoredPoint } from '../store/stored-point.ts'

type Erased = ErasedPerson & PersonInAccount
type Writing = Pick<Ports, 'table' | 'clock'>

const EVERYBODY = { from: 0, to: Number.MAX_SAFE_INTEGER }

/**
 * Names by which points and their changes tell of a person. A name that somebody else of the account has too is not among them: it is
 * theirs, and leads to nobody in particular.
 */
async function namesOf({ table }: Writing, person: Erased, made: readonly StoredPoint[]): Promise<ReadonlySet<string>> {
  const { people } = await findPeopleByName(table, person, '', EVERYBODY)
  const others = new Set(people.filter(({ userId }) => userId !== person.userId).map(authorName))
  const names = [...person.names.map(authorName), ...made.map(({ createdBy }) => createdBy)]
  return new Set(names.filter((name) => name !== '' && !others.has(name)))
}

/** A point from which nobody learns what a person did with it. */
function withoutPerson(point: StoredPoint, { userId, names: persons }: Erased, names: ReadonlySet<string>): StoredPoint {
  const isAuthor = point.createdById === userId
  const isEnder =
    names.has(point.deactivatedBy ?? '') || persons.some(({ email }) => email !== '' && email === point.deactivatedByEmail)
  return {
    ...point,
    ...(isAuthor && { createdById: '', createdBy: '', creatorEmail: '' }),
    ...(names.has(point.modifiedBy ?? '') && { modifiedBy: '' }),
    ...(isEnder && { deactivatedBy: '', deactivatedByEmail: '' }),
  }
}

const FACTS = ['createdById', 'createdBy', 'creatorEmail', 'modifiedBy', 'deactivatedBy', 'deactivatedByEmail'] as const

async function eraseFromPoints(ports: Writing, person: Erased, names: ReadonlySet<string>): Promise<void> {
  for (;;) {
    const changes = (await listPointsOf(ports.table, person)).flatMap((before) => {
      const changed = withoutPerson(before, person, names)
      if (FACTS.every((fact) => changed[fact] === before[fact])) return []
      return [{ before, after: { ...changed, version: before.version + 1, write: randomUUID() } }]
    })
    // Points that somebody else changes meanwhile are read again.
    if ((await savePoints(ports, person, changes)).size === 0) break
  }
}

/** Takes a person out of the compass points of an account, which stay: points are of the account. */
export async function eraseAuthorOfPoints(ports: Writing, person: Erased): Promise<void> {
  const made = (await listPointsOf(ports.table, person)).filter(({ createdById }) => createdById === person.userId)
  const names = await namesOf(ports, person, made)
  // Points come last: by their names it is known whose changes these are when a killed process begins again.
  await eraseFromHistory(ports.table, person, names)
  await eraseFromAnswers(ports.table, person, names)
  await eraseFromPoints(ports, person, names)
  await deletePointCopy(ports.table, person)
}
