import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diffLines } from 'diff'
import { diff } from 'fast-myers-diff'
import { type Comparison, compareTexts } from '#comparison/compare-texts.ts'
import type { ComparedText } from '#comparison/compared-text.ts'
import { listWords } from '#comparison/word-list.ts'
import { WordNumbers } from '#comparison/words/word-numbers.ts'
import type { Corpus } from '../corpus.ts'
import { changeWords, inventText, numbersFrom } from '../invented-text.ts'
import { measureKnownEdits } from '../known-edits/known-edits.ts'
import { countRecognizedEdits } from './invented-edits.ts'
import { rebuildVersions } from './rebuild-versions.ts'

/** 352 pages of some 500 words. */
const LARGE = { clauses: 176, paragraphs: 10, sentences: 5 }
const ROUNDS = 5
const SMALL_TEXTS = 200
const EDITS_A_KIND = 125

/** Milliseconds of processor of the fastest of some runs. */
function processorMs(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const linesOf = ({ blocks }: ComparedText) => blocks.map(({ text, cells }) => cells?.flat().join(' ') ?? text).join('\n')

/** Measures two ways in turns; the first round warms them up. */
function inTurns(rounds: number, ours: () => void, theirs: () => void): readonly [number, number] {
  const times: [number, number][] = []
  for (let round = 0; round <= rounds; round++) times.push([processorMs(ours), processorMs(theirs)])
  const best = (side: 0 | 1) => Math.min(...times.slice(1).map((one) => one[side]))
  return [best(0), best(1)]
}

function compareSpeed(): void {
  const older = inventText(numbersFrom(1), LARGE)
  const fifth = changeWords(older, numbersFrom(2), 5)
  const numbers = new WordNumbers()
  const [a, b] = [listWords(older, numbers).ids, listWords(fifth, numbers).ids]
  const ours = Math.min(...Array.from({ length: ROUNDS }, () => processorMs(() => void compareTexts(older, fifth))))
  const theirs = processorMs(() => {
    for (const _ of diff(a, b));
  })
  console.log(
    `a fifth of ${a.length} words changed: ${ours.toFixed(0)} ms of processor, fast-myers-diff ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(4)}`,
  )
  const fiftieth = changeWords(older, numbersFrom(3), 50)
  const [before, after] = [linesOf(older), linesOf(fiftieth)]
  const [own, lines] = inTurns(
    ROUNDS,
    () => void compareTexts(older, fiftieth),
    () => void diffLines(before, after),
  )
  console.log(
    `2 % changed: ${own.toFixed(0)} ms of processor, jsdiff by lines ${lines.toFixed(0)} ms: ${(own / lines).toFixed(2)}`,
  )
}

/** Words of both texts without a partner: the length of the edit script. */
const scriptLength = ({ words }: Comparison) =>
  [words.older, words.newer].flatMap((one) => [...one]).filter((at) => at < 0).length

function shortestLength(a: Int32Array, b: Int32Array): number {
  let row = new Int32Array(b.length + 1)
  for (const word of a) {
    const next = new Int32Array(b.length + 1)
    for (let at = 1; at <= b.length; at++)
      next[at] = b[at - 1] === word ? (row[at - 1] as number) + 1 : Math.max(row[at] as number, next[at - 1] as number)
    row = next
  }
  return a.length + b.length - 2 * (row[b.length] as number)
}

function compareLength(): void {
  let [ours, shortest] = [0, 0]
  for (let round = 0; round < SMALL_TEXTS; round++) {
    const next = numbersFrom(round + 10)
    const older = inventText(next, { clauses: 3, paragraphs: 3, sentences: 3 })
    const comparison = compareTexts(older, changeWords(older, next, 5 + next(15)))
    ours += scriptLength(comparison)
    shortest += shortestLength(comparison.older.ids, comparison.newer.ids)
  }
  console.log(
    `${SMALL_TEXTS} small texts: ${ours} words in the edit scripts, ${shortest} in the shortest: ${(ours / shortest).toFixed(3)}`,
  )
}

/** Manuals of others in which known edits are made. */
const EDITED = ['nist-sp800-63/800-63B-3.md', 'nist-sp800-63/800-63C-3.md', 'openapi/3.1.1.md', 'toml/1.1.0.md']
const MANY_SEEDS = 100_000

/** Makes edits that change with each run. */
async function compareKnownEdits(versions: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-edits-'))
  try {
    const sources = EDITED.map((file) => path.join(versions, file))
    await measureKnownEdits(sources, { folder, seeds: [Date.now() % MANY_SEEDS] })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures the comparison of documents: speed, length of its scripts, what it finds, and versions of real documents. */
export async function benchDocuments({ versions }: Corpus): Promise<void> {
  compareSpeed()
  compareLength()
  const { found, all, marked, words, missed } = countRecognizedEdits(EDITS_A_KIND)
  console.log(
    `invented edits: ${found} of ${all} found as what they are (${((100 * found) / all).toFixed(2)} %), ` +
      `${marked} of ${words} unchanged words marked (${((100 * marked) / words).toFixed(3)} %)${missed.length ? `; missed: ${missed.join(', ')}` : ''}`,
  )
  await compareKnownEdits(versions)
  for await (const line of rebuildVersions(versions)) console.log(line)
}
