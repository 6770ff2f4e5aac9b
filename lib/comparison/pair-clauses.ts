import { comparedForm } from './compared-form.ts'
import type { ComparedClause, ComparedText } from './compared-text.ts'
import { countShared, type Pairing } from './pair-blocks.ts'
import type { WordList } from './word-list.ts'

/** Words that an equal title and an equal number are worth, where clauses share few words of their text. */
const SAME_TITLE = 8
const SAME_NUMBER = 3

export interface ClausePairs {
  /** per newer clause, the index of the older one; -1 where it is new */
  readonly older: Int32Array
  readonly newer: Int32Array
}

const SPACE_BETWEEN_IDEOGRAPHS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

export function titleForm({ title }: Pick<ComparedClause, 'title'>): string {
  return title.split(/\s+/).map(comparedForm).join(' ').replace(SPACE_BETWEEN_IDEOGRAPHS, '').trim().toLowerCase()
}

interface Edge {
  readonly older: number
  readonly newer: number
  readonly weight: number
}

/** Words that clauses share in the blocks that are their own, not those of clauses below them. */
function sharedWords(older: ComparedText, newer: ComparedText, lists: readonly [WordList, WordList], pairing: Pairing) {
  const shared = new Map<number, Map<number, number>>()
  for (const [block, counts] of countShared(...lists, pairing.older)) {
    const clause = newer.blocks[block]?.clause ?? -1
    if (clause < 0) continue
    const ofClause = shared.get(clause) ?? new Map<number, number>()
    shared.set(clause, ofClause)
    for (const [other, count] of counts) {
      const olderClause = older.blocks[other]?.clause ?? -1
      if (olderClause >= 0) ofClause.set(olderClause, (ofClause.get(olderClause) ?? 0) + count)
    }
  }
  return shared
}

/** Indices of clauses by a form; clauses whose form is empty are left out. */
function byForm(forms: readonly string[]): Map<string, number[]> {
  const indices = new Map<string, number[]>()
  forms.forEach((form, index) => {
    const known = indices.get(form)
    if (known) known.push(index)
    else if (form !== '') indices.set(form, [index])
  })
  return indices
}

/** Clauses of one title and number up to which each is weighed against each; of more, those at the same place among them. */
const MAX_EQUALS = 8

/** Per newer clause, the older ones with the same title and number, which an untitled one has without a title. */
function equalClauses(older: ComparedText, newer: ComparedText): (index: number) => readonly number[] {
  const formsOf = ({ clauses }: ComparedText) =>
    clauses.map((clause) => (clause.number || !titleForm(clause) ? `${clause.number}\n${titleForm(clause)}` : ''))
  const newerForms = formsOf(newer)
  const byOlder = byForm(formsOf(older))
  const byNewer = byForm(newerForms)
  const places = new Map([...byNewer.values()].flatMap((some) => some.map((index, place) => [index, place] as const)))
  return (index) => {
    const form = newerForms[index] as string
    const [equals, own] = [byOlder.get(form) ?? [], byNewer.get(form) ?? []]
    if (Math.max(equals.length, own.length) <= MAX_EQUALS) return equals
    const place = places.get(index) ?? 0
    return equals.slice(place, place + 1)
  }
}

/** Clauses with the same title, where few have it, and those with the same number and a word in common. */
function edgesOf(older: ComparedText, newer: ComparedText, shared: Map<number, Map<number, number>>): Edge[] {
  const [olderForms, newerForms] = [older.clauses.map(titleForm), newer.clauses.map(titleForm)]
  const [byTitle, newerByTitle] = [byForm(olderForms), byForm(newerForms)]
  const equalsOf = equalClauses(older, newer)
  return newer.clauses.flatMap((clause, index) => {
    const weights = new Map(shared.get(index))
    const form = newerForms[index] as string
    const alike = new Set(form === '' ? [] : [...weights.keys()].filter((other) => olderForms[other] === form))
    const titled = byTitle.get(form) ?? []
    if (titled.length === 1 && newerByTitle.get(form)?.length === 1) alike.add(titled[0] as number)
    for (const other of equalsOf(index)) alike.add(other)
    const worth = form === '' ? 0 : SAME_TITLE
    for (const other of alike) weights.set(other, (weights.get(other) ?? 0) + worth)
    return [...weights].map(([other, weight]): Edge => {
      const hasNumber = clause.number !== '' && older.clauses[other]?.number === clause.number
      return { older: other, newer: index, weight: weight + (hasNumber ? SAME_NUMBER : 0) }
    })
  })
}

/** Pairs the clauses of two texts, the heaviest pair first. */
export function pairClauses(
  older: ComparedText,
  newer: ComparedText,
  lists: readonly [WordList, WordList],
  pairing: Pairing,
): ClausePairs {
  const pairs = { older: new Int32Array(newer.clauses.length).fill(-1), newer: new Int32Array(older.clauses.length).fill(-1) }
  const edges = edgesOf(older, newer, sharedWords(older, newer, lists, pairing))
  edges.sort(
    (a, b) =>
      b.weight - a.weight || Math.abs(a.older - a.newer) - Math.abs(b.older - b.newer) || a.older - b.older || a.newer - b.newer,
  )
  for (const edge of edges) {
    if ((pairs.older[edge.newer] as number) >= 0 || (pairs.newer[edge.older] as number) >= 0) continue
    pairs.older[edge.newer] = edge.older
    pairs.newer[edge.older] = edge.newer
  }
  return pairs
}
