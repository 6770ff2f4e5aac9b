import { isStatedInForce, type KnownDocument } from './known-document.ts'

const ends = ({ status, withdrawn }: KnownDocument) => withdrawn !== '' && status !== 'Unknown'

/**
 * Makes one document of all records of a text: what several publishers hold of it, the one that stands for all of them first. The
 * record that knows the day of its withdrawal is right against one that calls it in force; any status is better than none, and the most precise date.
 */
export function mergeTwins(twins: readonly [KnownDocument, ...KnownDocument[]]): KnownDocument {
  const [first] = twins
  const open = isStatedInForce(first) || first.status === 'Unknown'
  const stated = (open && twins.find(ends)) || twins.find(({ status }) => status !== 'Unknown') || first
  const firstOf = (key: 'withdrawn' | 'date' | 'edition') => twins.find((one) => one[key] !== '')?.[key] ?? ''
  return {
    ...first,
    status: open ? stated.status : first.status,
    withdrawn: stated.withdrawn || firstOf('withdrawn'),
    date: twins.map(({ date }) => date).reduce((best, date) => (date.length > best.length ? date : best)),
    edition: firstOf('edition'),
    names: [...new Set(twins.flatMap(({ names }) => names))],
    replacedBy: twins.flatMap(({ replacedBy }) => replacedBy),
    replaces: twins.flatMap(({ replaces }) => replaces),
    changes: twins.flatMap(({ changes }) => changes),
  }
}
