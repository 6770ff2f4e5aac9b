import { peopleKey } from './day-use.ts'
import type { PeopleCount, UsageMonth } from './usage-store.ts'

/** Fewer people than these are not told by their number. */
const MIN_PEOPLE = 5
/** A searched text is shown from so many people on. */
const MIN_SEARCHERS = 3
/** Texts of a kind that a month keeps, those of most people. */
const MAX_TEXTS = 1000

/** A number of people that may be told. */
export const peopleCount = (number: number): PeopleCount => (number >= MIN_PEOPLE || number === 0 ? number : 'few')

/** Makes of pseudonyms what may be kept of them: numbers, and the texts that several people searched. */
export function countMonth(month: string, people: ReadonlyMap<string, ReadonlySet<string>>): UsageMonth {
  const of = (kind: 'words' | 'missing' | 'denied') => {
    const prefix = peopleKey(kind)
    return [...people]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, persons]) => [key.slice(prefix.length), persons.size] as const)
      .sort(([text, size], [other, others]) => others - size || (text < other ? -1 : 1))
      .slice(0, MAX_TEXTS)
  }
  const counted = (kind: 'missing' | 'denied') => of(kind).map(([text, size]) => [text, peopleCount(size)] as const)
  return {
    month,
    people: peopleCount(people.get(peopleKey('use'))?.size ?? 0),
    words: of('words').flatMap(([text, size]) => (size >= MIN_SEARCHERS ? [text] : [])),
    missing: counted('missing'),
    denied: counted('denied'),
  }
}
