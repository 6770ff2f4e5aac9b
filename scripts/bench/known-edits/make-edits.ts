import { BLOCK_EDITS } from './edit-blocks.ts'
import { TABLE_EDITS } from './edit-tables.ts'
import { WORD_EDITS } from './edit-words.ts'
import type { Kind, KnownEdit, Made, Numbers } from './known-edit.ts'
import type { Part } from './parts.ts'

/** Parts between two edits that stay as they are. */
const APART = 2

/** Texts of the cover, and those that take their place in the next edition. */
const COVER: readonly (readonly [older: string, newer: string])[] = [
  ['KNOWN 100:2020', 'KNOWN 100:2024'],
  ['Third edition', 'Fourth edition'],
  ['2020-05', '2024-11'],
]

function newCover(parts: readonly Part[]): { readonly parts: Part[]; readonly edits: KnownEdit[] } {
  const next = new Map(COVER)
  const has = COVER.filter(([older]) => parts.some(({ is, text }) => is === 'cover' && text === older))
  return {
    parts: parts.map((part) => (part.is === 'cover' ? { ...part, text: next.get(part.text) ?? part.text } : part)),
    edits: has.map(([older, newer]) => ({ kind: 'document-data', older: [older], newer: [newer], words: [older, newer] })),
  }
}

/** Draws edits and makes them. */
export function makeEdits(
  parts: readonly Part[],
  strangers: readonly string[],
  wanted: number,
  next: Numbers,
): { readonly parts: Part[]; readonly edits: KnownEdit[] } {
  const kinds = Object.entries({ ...BLOCK_EDITS, ...WORD_EDITS, ...TABLE_EDITS })
  const isTaken = new Set<number>()
  const replaced = new Map<number, Made>()
  const behind = new Map<number, Part>()
  const edits: KnownEdit[] = []
  let stranger = next(strangers.length)
  const fresh = () => strangers[stranger++ % strangers.length] as string
  const isFree = (at: number) =>
    Array.from({ length: APART * 2 + 1 }, (_, step) => at - APART + step).every((one) => !isTaken.has(one))
  const isOnce = (text: string) => parts.filter((part) => part.text === text).length === 1
  for (let round = 0; edits.length < wanted && round < wanted * 4; round++) {
    const [kind, { fits, make }] = kinds[round % kinds.length] as [string, Kind]
    const places = parts
      .map((_, at) => at)
      .filter((at) => isFree(at) && isOnce((parts[at] as Part).text) && fits(parts[at] as Part, parts[at + 1]))
    const at = places[next(places.length || 1)]
    const made = at === undefined ? undefined : make({ parts, at, next, fresh })
    const isRoom =
      !made?.swallowed ||
      Array.from({ length: made.swallowed }, (_, one) => (at ?? 0) + one + 1).every(
        (one) => !isTaken.has(one) && !isTaken.has(one + 1),
      )
    if (at === undefined || !made || !isRoom || (made.elsewhere && !isFree(made.elsewhere.at))) continue
    replaced.set(at, made)
    isTaken.add(at)
    for (let one = 1; one <= (made.swallowed ?? 0); one++) isTaken.add(at + one)
    if (made.elsewhere) {
      behind.set(made.elsewhere.at, made.elsewhere.part)
      isTaken.add(made.elsewhere.at)
    }
    edits.push({ kind, ...made.edit })
  }
  const changed: Part[] = []
  for (let at = 0; at < parts.length; at++) {
    const made = replaced.get(at)
    changed.push(...(made?.parts ?? [parts[at] as Part]))
    const moved = behind.get(at)
    if (moved) changed.push(moved)
    at += made?.swallowed ?? 0
  }
  const known = new Set(edits.filter(({ kind }) => kind === 'clause').map(({ newer }) => newer[0]))
  const renumbered = renumber(changed, next, known)
  const covered = newCover(renumbered.parts)
  return { parts: covered.parts, edits: [...edits, ...renumbered.edits, ...covered.edits] }
}

/** Leaves out a number among the clauses of one level: those behind it count on from there. */
function renumber(
  parts: readonly Part[],
  next: Numbers,
  known: ReadonlySet<string | undefined>,
): { readonly parts: Part[]; readonly edits: KnownEdit[] } {
  const tops = parts.filter(({ is, level }) => is === 'heading' && level === 2)
  const chosen = tops.slice(-4)[next(4)]?.number
  if (!chosen) return { parts: [...parts], edits: [] }
  const base = chosen.split('.').slice(0, -1)
  const edits: KnownEdit[] = []
  const changed = parts.map((part) => {
    const path = part.is === 'heading' ? (part.number ?? '').split('.') : []
    const isBehind =
      path.length > base.length &&
      base.every((one, at) => path[at] === one) &&
      Number(path[base.length]) >= Number(chosen.split('.').at(-1))
    if (!isBehind) return part
    const number = path.with(base.length, `${Number(path[base.length]) + 1}`).join('.')
    if (!known.has(part.text)) edits.push({ kind: 'renumber', older: [part.number as string], newer: [number] })
    return { ...part, number }
  })
  return { parts: changed, edits }
}
