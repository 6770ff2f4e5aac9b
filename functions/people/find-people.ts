import { readList } from '#functions/lists/read-list.ts'
import { chooseRows } from '#lists/choose-rows.ts'
import type { Table } from '#ports/table.ts'
import { foldName } from '#text/fold-name.ts'
import { foldText } from '#text/fold-text.ts'
import { type DirectoryEntry, type DirectoryOwner, directory } from './directory.ts'

/** A page of people, and the number of all of them. */
interface FoundPeople {
  readonly count: number
  readonly people: readonly DirectoryEntry[]
}

/** Finds people of an account by a part of their name, in the order of names; everybody by an empty one. */
export async function findPeopleByName(
  table: Table,
  owner: DirectoryOwner,
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<FoundPeople> {
  const { list } = await readList(table, directory, owner)
  const chosen = await chooseRows(list, { part: 'people', sort: 'name', text: foldName(name) })
  return { count: chosen.count, people: chosen.slice(from, to) }
}

/** Finds the people of an account with exactly an address. */
export async function findPeopleByAddress(table: Table, owner: DirectoryOwner, email: string): Promise<DirectoryEntry[]> {
  const { list } = await readList(table, directory, owner)
  const wanted = foldText(email)
  return list.ordered('people').filter((person) => person.email !== '' && foldText(person.email) === wanted)
}

/** Reads who is in an account: finds a person by their id. */
export async function readPeopleOf(table: Table, owner: DirectoryOwner): Promise<(userId: string) => DirectoryEntry | undefined> {
  const { list } = await readList(table, directory, owner)
  return (userId) => {
    const person = list.get(userId)
    return person?.left ? undefined : person
  }
}
