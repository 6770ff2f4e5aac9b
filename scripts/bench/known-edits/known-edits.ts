import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareTexts } from '#comparison/compare-texts.ts'
import { type BlockChange, turnBlockChange } from '#comparison/list-block-changes.ts'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { numbersFrom } from '../invented-text.ts'
import { furnish } from './furnish.ts'
import { effectCounts, falseChanges, isNamed, strayMarks } from './judge-edits.ts'
import type { KnownEdit } from './known-edit.ts'
import { makeEdits } from './make-edits.ts'
import { type Part, readParts } from './parts.ts'
import { openProducers, type Producer, type Producers } from './producers.ts'
import { isShownByNoPage } from './undecided-edits.ts'

const PARTS = 240
const EDITS = 60
const LISTED = 10

interface Pair {
  readonly name: string
  readonly edits: readonly KnownEdit[]
  readonly texts: readonly [older: DocumentText, newer: DocumentText]
}

class Tally {
  pairs = 0
  edits = 0
  undecided = 0
  named = 0
  told = 0
  stray = 0
  strayMarked = 0
  words = 0
  readonly kinds = new Map<string, [named: number, all: number]>()
  readonly effects = new Map<string, [told: number, right: number, wanted: number, found: number]>()
  readonly missed: string[] = []
  readonly wrong: string[] = []
  readonly marks: string[] = []
  readonly broken: string[] = []

  add({ name, edits, texts }: Pair, result: ComparisonResult): void {
    this.pairs++
    this.told += result.changes.length + result.clauses.filter(({ kinds }) => kinds.some((kind) => kind !== 'changed')).length
    for (const edit of edits) {
      const ok = isNamed(edit, result)
      if (!ok && isShownByNoPage(edit, texts)) {
        this.undecided++
        continue
      }
      const of = this.kinds.get(edit.kind) ?? [0, 0]
      this.kinds.set(edit.kind, [of[0] + Number(ok), of[1] + 1])
      this.edits++
      this.named += Number(ok)
      if (!ok)
        this.missed.push(
          `${name}: ${edit.kind} “${(edit.words?.[0] ?? edit.older[0] ?? '').slice(0, 60)}” → “${(edit.words?.[1] ?? edit.newer[0] ?? '').slice(0, 60)}”`,
        )
    }
    this.wrong.push(...falseChanges(edits, result).map((said) => `${name}: ${said}`))
    const { all, byWords, byMarks, worst } = strayMarks(edits, result, texts[1])
    this.words += all
    this.stray += byWords
    this.strayMarked += byMarks
    this.marks.push(...worst)
    for (const { name: effect, told, right, wanted, found, wrong } of effectCounts(edits, result)) {
      const of = this.effects.get(effect) ?? [0, 0, 0, 0]
      this.effects.set(effect, [of[0] + told, of[1] + right, of[2] + wanted, of[3] + found])
      this.wrong.push(...wrong)
    }
  }

  /** Counts texts that differ from themselves, and comparisons that are another one when they are turned round. */
  addProofs(name: string, [older, newer]: Pair['texts']): void {
    for (const text of [older, newer]) {
      const { changes, clauses } = resultOf(compareDocuments(text, text))
      if (changes.length + clauses.length > 0)
        this.broken.push(`${name}: ${changes.length + clauses.length} changes of a text to itself`)
    }
    const [there, back] = [compareTexts(older, newer), compareTexts(newer, older)]
    const form = ({ kind, older: a, newer: b, edits, table }: BlockChange) => JSON.stringify([kind, a, b, edits, table])
    const isSame = there.blocks.map(form).toSorted().join() === back.blocks.map(turnBlockChange).map(form).toSorted().join()
    if (!isSame) this.broken.push(`${name}: another comparison when turned round`)
  }

  print(name: string, listed: number): void {
    const share = (count: number, all: number) => `${((100 * count) / Math.max(all, 1)).toFixed(1)} %`
    console.log(
      `${name}: ${this.named} of ${this.edits} known edits named (${share(this.named, this.edits)}; ${this.undecided} parted or joined where a page or column ends), ${this.wrong.length} of ${this.told} told are no edit (${share(this.wrong.length, this.told)}), ` +
        `unchanged words under a mark ${share(this.stray, this.words)} by words, ${share(this.strayMarked, this.words)} by rectangle, of ${this.words}`,
    )
    console.log(`  by kind: ${[...this.kinds].map(([kind, [named, all]]) => `${kind} ${named}/${all}`).join(', ')}`)
    console.log(
      `  meaning: ${[...this.effects].map(([effect, [told, right, wanted, found]]) => `${effect} precision ${share(right, told)} of ${told}, recall ${share(found, wanted)} of ${wanted}`).join('; ')}`,
    )
    for (const [what, some] of [
      ['broken', this.broken],
      ['missed', this.missed],
      ['no edit', this.wrong],
      ['marked', this.marks],
    ] as const)
      for (const said of some.slice(0, listed)) console.log(`  ${what}: ${said}`)
  }
}

/** Producers of the older and the newer edition, by a name of both: one for both, then files of two formats beside each other. */
function formatsOf({ byName }: Producers): Record<string, readonly [older: string, newer: string]> {
  const pairs = [
    ['Chrome, tagged', 'html'],
    ['html', 'WeasyPrint'],
    ['sts', 'Chrome, two columns'],
    ['html', 'sts'],
    ['typst', 'WeasyPrint'],
  ] as const
  return Object.fromEntries([
    ...Object.keys(byName).map((name) => [name, [name, name]] as const),
    ...pairs.filter((names) => names.every((name) => byName[name])).map((names) => [names.join(' beside '), names] as const),
  ])
}

const MIN_STRANGER_WORDS = 12
const MAX_STRANGER_LENGTH = 600

/** Paragraphs that a document does not have. */
function strangersTo(parts: readonly Part[], pool: readonly Part[]): string[] {
  const own = new Set(parts.map(({ text }) => text))
  return pool
    .filter(
      ({ is, text }) => is === 'paragraph' && text.split(' ').length > MIN_STRANGER_WORDS && text.length < MAX_STRANGER_LENGTH,
    )
    .filter(({ text }) => !own.has(text))
    .map(({ text }) => text)
}

interface Choices {
  readonly folder: string
  readonly seeds: readonly number[]
  /** part of the name of a format */
  readonly only?: string | undefined
  readonly listed?: number
  readonly open?: (folder: string) => Promise<Producers>
}

/** Measures the comparison on known edits, drawn by seeds, in documents that others wrote, in each format. */
export async function measureKnownEdits(
  sources: readonly string[],
  { folder, seeds, only, listed = LISTED, open = openProducers }: Choices,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const producers = await open(folder)
  for (const absent of producers.absent) console.log(`left out: ${absent}`)
  try {
    const tallies = new Map<string, Tally>()
    const documents = await Promise.all(sources.map(async (source) => readParts(await readFile(source, 'utf8'))))
    const pool = documents.flat()
    for (const [index, source] of sources.entries())
      for (const seed of seeds) {
        const next = numbersFrom(seed * 7919 + index)
        const all = documents[index] as readonly Part[]
        const headings = all.flatMap(({ is, level }, at) =>
          is === 'heading' && (level ?? 9) <= 2 && at + PARTS < all.length + PARTS / 2 ? [at] : [],
        )
        const start = headings[next(headings.length || 1)] ?? 0
        const base = furnish(all.slice(start, start + PARTS), next)
        const { parts, edits } = makeEdits(base, strangersTo(all.slice(start, start + PARTS), pool), EDITS, next)
        const name = `${path.basename(source)} ${seed}`
        const made = new Map<string, Promise<DocumentText>>()
        const make = (producer: string, edition: 'older' | 'newer') => {
          const file = `${path.basename(path.dirname(source))}-${path.basename(source)}-${seed}-${producer}-${edition}`
          const known = made.get(file)
          const text =
            known ?? (producers.byName[producer] as Producer)(edition === 'older' ? base : parts, file.replace(/\W+/g, '-'))
          made.set(file, text)
          return text
        }
        for (const [format, [ofOlder, ofNewer]] of Object.entries(formatsOf(producers))) {
          if (only && !format.includes(only)) continue
          const texts = [await make(ofOlder, 'older'), await make(ofNewer, 'newer')] as const
          const tally = tallies.get(format) ?? new Tally()
          tallies.set(format, tally)
          tally.add({ name, edits, texts }, resultOf(compareDocuments(...texts)))
          tally.addProofs(name, texts)
        }
      }
    console.log(`${sources.length} documents, seeds ${seeds.join(', ')}`)
    for (const [name, tally] of tallies) tally.print(name, listed)
  } finally {
    await producers.close()
  }
}
