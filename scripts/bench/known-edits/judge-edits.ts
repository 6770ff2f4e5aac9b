import type { ChangedText, ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { KnownEdit } from './known-edit.ts'

const squashed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const wordsOf = (text: string) => text.split(/\s+/).map(squashed).filter(Boolean)
/** Words as they are written; a sign within a word parts two. */
const writtenWords = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []

const MIN_PART = 12

/** Tells whether a change stands in a text: in a part of it, or around it. */
function isAbout(side: ChangedText | undefined, texts: readonly string[]): boolean {
  const said = squashed(side?.text ?? '')
  return (
    said !== '' &&
    texts.some((text) => {
      const wanted = squashed(text)
      return (
        wanted === said ||
        (said.length >= MIN_PART && wanted.includes(said)) ||
        (wanted.length >= MIN_PART && said.includes(wanted))
      )
    })
  )
}

const isOf = (edit: KnownEdit) => (change: TextChange) => isAbout(change.older, edit.older) || isAbout(change.newer, edit.newer)
/** Tells whether a change is of what an edition says of itself, and judged as such. */
const isData = ({ effects, couldAffect }: TextChange) => effects.includes('document-data') && !couldAffect
const KIND: Readonly<Record<string, TextChange['kind']>> = {
  insert: 'inserted',
  item: 'inserted',
  row: 'inserted',
  column: 'inserted',
  delete: 'deleted',
  'row-gone': 'deleted',
  'column-gone': 'deleted',
  'item-gone': 'deleted',
  move: 'moved',
  split: 'split',
  join: 'joined',
  cell: 'changed',
}
const isWhole = (side: ChangedText | undefined, texts: readonly string[]) =>
  [side?.text, `${side?.label ?? ''}${side?.text ?? ''}`].some((text) => squashed(text ?? '') === squashed(texts.join('')))

function saysWords({ older, newer, edits }: TextChange, [before, after]: readonly [string, string]): boolean {
  const cut = (side: ChangedText | undefined, at: number) =>
    edits.map((edit) => squashed(side?.text.slice(edit[at], edit[at + 1]) ?? '')).join('')
  const common = (one: string, other: string) =>
    wordsOf(one)
      .filter((word) => !wordsOf(other).includes(word))
      .map((word) => word)
  const [gone, fresh] = [cut(older, 0), cut(newer, 2)]
  return common(before, after).every((word) => gone.includes(word)) && common(after, before).every((word) => fresh.includes(word))
}

/** Tells whether a comparison names an edit as what it is. */
export function isNamed(edit: KnownEdit, { changes, clauses, older, newer }: ComparisonResult): boolean {
  const [before = '', after = ''] = [edit.older[0], edit.newer[0]]
  if (edit.kind === 'renumber')
    return clauses.some(
      (one) =>
        one.kinds.includes('renumbered') &&
        older.clauses[one.older ?? -1]?.number === before &&
        newer.clauses[one.newer ?? -1]?.number === after,
    )
  if (edit.kind === 'retitle')
    return clauses.some(
      (one) => one.kinds.includes('retitled') && squashed(newer.clauses[one.newer ?? -1]?.title ?? '') === squashed(after),
    )
  if (edit.kind === 'clause') {
    const [gone, fresh] = [
      older.clauses.findIndex(({ title }) => squashed(title) === squashed(before)),
      newer.clauses.findIndex(({ title }) => squashed(title) === squashed(after)),
    ]
    const has = (kind: 'added' | 'removed', side: 'older' | 'newer', at: number) =>
      clauses.some((one) => one.kinds.includes(kind) && one[side] === at)
    return has('removed', 'older', gone) && has('added', 'newer', fresh)
  }
  const about = changes.filter(isOf(edit))
  if (edit.kind === 'document-data') return about.length > 0 && about.every(isData)
  if (edit.words)
    return about.some(
      (change) =>
        change.kind === 'changed' &&
        saysWords(change, edit.words ?? ['', '']) &&
        (!edit.effect || change.effects.includes(edit.effect as 'unit')),
    )
  return about.some(
    (change) =>
      change.kind === KIND[edit.kind] &&
      (edit.older.length === 0 || isWhole(change.older, edit.older)) &&
      (edit.newer.length === 0 || isWhole(change.newer, edit.newer)),
  )
}

/** Changes that no edit made, with those that show nothing. */
export function falseChanges(edits: readonly KnownEdit[], { changes, clauses, older, newer }: ComparisonResult): string[] {
  const isKnown = (change: TextChange) => edits.some((edit) => isOf(edit)(change))
  const isMute = ({ kind, edits: own, older: a, newer: b }: TextChange) =>
    kind === 'changed' && own.length === 0 && (a?.label ?? '') === (b?.label ?? '')
  const said = ({ kind, older: a, newer: b, block }: TextChange) =>
    `${kind} ${block} “${(a?.text ?? '').slice(0, 70)}” → “${(b?.text ?? '').slice(0, 70)}”`
  const ofTexts = changes.filter((change) => isMute(change) || !isKnown(change)).map(said)
  const ofClauses = clauses.flatMap((one) => {
    const [a, b] = [older.clauses[one.older ?? -1], newer.clauses[one.newer ?? -1]]
    const kinds = one.kinds.filter((kind) => {
      if (kind === 'changed') return false
      if (kind === 'renumbered')
        return !edits.some((edit) => edit.kind === 'renumber' && edit.older[0] === a?.number && edit.newer[0] === b?.number)
      if (kind === 'retitled')
        return !edits.some((edit) => edit.kind === 'retitle' && squashed(edit.newer[0] ?? '') === squashed(b?.title ?? ''))
      const isTitled = (title: string | undefined, side: 'older' | 'newer') =>
        title !== undefined && edits.some((edit) => edit.kind === 'clause' && squashed(edit[side][0] ?? '') === squashed(title))
      return kind === 'added' ? !isTitled(b?.title, 'newer') : kind === 'removed' ? !isTitled(a?.title, 'older') : true
    })
    return kinds.length ? [`clause ${kinds.join(' ')}: ${a?.number} ${a?.title} → ${b?.number} ${b?.title}`] : []
  })
  return [...ofTexts, ...ofClauses]
}

/** Takes the words out of a text that an edit changed; the rest is words that stayed. */
function unchangedIn(marked: readonly string[], edits: readonly KnownEdit[], side: 'older' | 'newer'): number {
  const changed = new Map<string, number>()
  for (const edit of edits) {
    const other = new Map<string, number>()
    const opposite = side === 'newer' ? edit.older : edit.newer
    const isLayout = edit.kind === 'split' || edit.kind === 'join'
    if (isLayout) continue
    const isWhole = edit.kind === 'move' || edit.kind === 'clause'
    if (!isWhole) for (const word of opposite.flatMap(writtenWords)) other.set(word, (other.get(word) ?? 0) + 1)
    for (const word of edit[side].flatMap(writtenWords)) {
      const same = other.get(word) ?? 0
      if (same > 0) other.set(word, same - 1)
      else changed.set(word, (changed.get(word) ?? 0) + 1)
    }
  }
  let stray = 0
  for (const word of marked) {
    const left = changed.get(word) ?? 0
    if (left > 0) changed.set(word, left - 1)
    else stray++
  }
  return stray
}

/** Words of a text whose places a mark covers. */
function wordsUnder(text: DocumentText, marks: ChangedText['marks']): string[] {
  return text.blocks.flatMap(({ text: own, cells, lines = [] }) => {
    const words = (cells?.flat().join(' ') ?? own).split(/\s+/).filter(Boolean)
    let [word, isCut] = [-1, false]
    const under = new Set<number>()
    for (const { page, top, bottom, spans, cut } of lines) {
      for (let at = 0; at + 1 < spans.length; at += 2) {
        if (!(isCut && at === 0)) word++
        const [x, y] = [((spans[at] as number) + (spans[at + 1] as number)) / 2, (top + bottom) / 2]
        if (marks.some(([on, left, upper, right, lower]) => on === page && x > left && x < right && y > upper && y < lower))
          under.add(word)
      }
      isCut = cut === true
    }
    return [...under].flatMap((at) => writtenWords(words[at] ?? ''))
  })
}

export interface MarkedWords {
  readonly all: number
  /** unchanged words under a mark, by the edits of the texts and by the marks on the pages */
  readonly byWords: number
  readonly byMarks: number
  readonly worst: readonly string[]
}

export function strayMarks(edits: readonly KnownEdit[], { changes }: ComparisonResult, text: DocumentText): MarkedWords {
  let [byWords, byMarks] = [0, 0]
  const worst: (readonly [number, string])[] = []
  for (const change of changes) {
    const { newer, kind } = change
    if (!newer) continue
    const of = edits.filter((edit) => isOf(edit)(change))
    const isAll = kind === 'inserted' || kind === 'moved'
    const spans = isAll ? [newer.text] : change.edits.map((edit) => newer.text.slice(edit[2], edit[3]))
    const stray = unchangedIn(spans.flatMap(writtenWords), of, 'newer')
    const strayMarked = unchangedIn(wordsUnder(text, newer.marks), of, 'newer')
    byWords += stray
    byMarks += strayMarked
    if (stray + strayMarked > 0)
      worst.push([
        stray + strayMarked,
        `${stray} and ${strayMarked} words, ${kind} ${change.block} [${of.map((one) => one.kind)}]: “${spans.join(' … ').slice(0, 110)}”`,
      ])
  }
  const all = text.blocks.reduce((sum, { text: own, cells }) => sum + writtenWords(cells?.flat().join(' ') ?? own).length, 0)
  return { all, byWords, byMarks, worst: worst.toSorted((a, b) => b[0] - a[0]).map(([, said]) => said) }
}

/** Words of a phrase that may change what a text demands, by chance. */
const VAGUE =
  /\d|\b(?:one|two|three|four|five|shall|should|may|might|can|cannot|could|must|need|recommend\w*|require\w*|allow\w*|permit\w*|optional)\b/i

/** Effects that judge numbers, units, references and strengths: told, and right. */
export function effectCounts(edits: readonly KnownEdit[], { changes }: ComparisonResult) {
  const kinds = {
    number: ['number', 'tolerance'],
    unit: ['unit'],
    reference: ['edition', 'reference'],
    term: ['definition'],
    strength: ['strength', 'requirement-added', 'requirement-removed'],
  } as const
  return Object.entries(kinds).map(([name, effects]) => {
    const isVague = (edit: KnownEdit) =>
      edit.kind === 'clause' ||
      (edit.kind === 'phrase' && VAGUE.test((edit.words ?? []).join(' '))) ||
      (edit.kind === 'retitle' && /\d/.test(edit.newer.join(' ')))
    const isOfVague = (change: TextChange) => edits.some((edit) => isVague(edit) && isOf(edit)(change))
    const has = (change: TextChange) => change.effects.some((effect) => (effects as readonly string[]).includes(effect))
    const isTrue = (edit: KnownEdit) => (effects as readonly (string | undefined)[]).includes(edit.effect)
    // A whole passage that is new or gone, and a cell, may bring any of them.
    const told = changes.filter(
      (change) =>
        change.kind !== 'inserted' && change.kind !== 'deleted' && change.block !== 'table' && !isOfVague(change) && has(change),
    )
    const right = told.filter((change) => edits.some((edit) => isTrue(edit) && isOf(edit)(change)))
    const wanted = edits.filter(isTrue)
    const found = wanted.filter((edit) => changes.some((change) => has(change) && isOf(edit)(change)))
    return {
      name,
      told: told.length,
      right: right.length,
      wanted: wanted.length,
      found: found.length,
      wrong: told
        .filter((one) => !right.includes(one))
        .map(
          ({ older, newer, edits: own }) =>
            `${name}: ${own.map((edit) => `“${older?.text.slice(edit[0], edit[1])}” → “${newer?.text.slice(edit[2], edit[3])}”`).join('; ')}`,
        ),
    }
  })
}
