import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { numbersFrom } from '../invented-text.ts'
import { furnish } from './furnish.ts'
import { effectCounts, falseChanges, isNamed, strayMarks } from './judge-edits.ts'
import type { KnownEdit } from './known-edit.ts'
import { makeEdits } from './make-edits.ts'
import { readParts } from './parts.ts'
import { openProducers, type Producers } from './producers.ts'

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

  add({ name, edits, texts }: Pair, result: ComparisonResult): void {
    this.pairs++
    this.told += result.changes.length + result.clauses.filter(({ kinds }) => kinds.some((kind) => kind !== 'changed')).length
    for (const edit of edits) {
      const ok = isNamed(edit, result)
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

  print(name: string, listed: number): void {
    const share = (count: number, all: number) => `${((100 * count) / Math.max(all, 1)).toFixed(1)} %`
    console.log(
      `${name}: ${this.named} of ${this.edits} known edits named (${share(this.named, this.edits)}), ${this.wrong.length} of ${this.told} told are no edit (${share(this.wrong.length, this.told)}), ` +
        `unchanged words under a mark ${share(this.stray, this.words)} by words, ${share(this.strayMarked, this.words)} by rectangle, of ${this.words}`,
    )
    console.log(`  by kind: ${[...this.kinds].map(([kind, [named, all]]) => `${kind} ${named}/${all}`).join(', ')}`)
    console.log(
      `  meaning: ${[...this.effects].map(([effect, [told, right, wanted, found]]) => `${effect} precision ${share(right, told)} of ${told}, recall ${share(found, wanted)} of ${wanted}`).join('; ')}`,
    )
    for (const [what, some] of [
      ['missed', this.missed],
      ['no edit', this.wrong],
      ['marked', this.marks],
    ] as const)
      for (const said of some.slice(0, listed)) console.log(`  ${what}: ${said}`)
  }
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
    for (const [index, source] of sources.entries())
      for (const seed of seeds) {
        const next = numbersFrom(seed * 7919 + index)
        const all = readParts(await readFile(source, 'utf8'))
        const headings = all.flatMap(({ is, level }, at) =>
          is === 'heading' && (level ?? 9) <= 2 && at + PARTS < all.length + PARTS / 2 ? [at] : [],
        )
        const start = headings[next(headings.length || 1)] ?? 0
        const own = new Set(all.slice(start, start + PARTS).map(({ text }) => text))
        const strangers = all
          .filter(
            (part, at) =>
              part.is === 'paragraph' &&
              (at < start || at >= start + PARTS) &&
              part.text.split(' ').length > 12 &&
              part.text.length < 600 &&
              !own.has(part.text),
          )
          .map(({ text }) => text)
        const base = furnish(all.slice(start, start + PARTS), next)
        const { parts, edits } = makeEdits(base, strangers, EDITS, next)
        for (const [name, produce] of Object.entries(producers.byName)) {
          if (only && !name.includes(only)) continue
          const file = `${path.basename(path.dirname(source))}-${path.basename(source)}-${seed}-${name.replace(/\W+/g, '-')}`
          const texts = [await produce(base, `${file}-older`), await produce(parts, `${file}-newer`)] as const
          const tally = tallies.get(name) ?? new Tally()
          tallies.set(name, tally)
          tally.add({ name: `${path.basename(source)} ${seed}`, edits, texts }, resultOf(compareDocuments(...texts)))
        }
      }
    console.log(`${sources.length} documents, seeds ${seeds.join(', ')}`)
    for (const [name, tally] of tallies) tally.print(name, listed)
  } finally {
    await producers.close()
  }
}
