import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareTexts } from '#comparison/compare-texts.ts'
import type { ComparedText } from '#comparison/compared-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'

interface Family {
  readonly family: string
  /** files with the share of lines that they keep of the one before */
  readonly versions: readonly (readonly [file: string, kept: number | null])[]
}

function textOfLines(text: string): ComparedText {
  const blocks = text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ kind: 'paragraph', clause: -1, text: paragraph.replace(/\s+/g, ' ').trim() }))
  return { clauses: [], blocks: blocks.filter(({ text: own }) => own !== '') }
}

async function readVersion(file: string, extractor: PdfExtractor): Promise<ComparedText> {
  if (file.endsWith('.pdf')) return (await extractor.extract(file)).text
  const text = await readFile(file, 'utf8')
  return file.endsWith('.html') ? htmlPage(text, { title: path.basename(file), language: 'en' }).text : textOfLines(text)
}

/** Counts the words of a newer text that its comparison gives back: from the older text, or as new ones. */
function countRebuilt(older: ComparedText, newer: ComparedText) {
  const { older: from, newer: to, words, blocks } = compareTexts(older, newer)
  const isListed = new Uint8Array(to.ids.length)
  for (const { edits } of blocks) for (const edit of edits) isListed.fill(1, edit.newer[0], edit.newer[1])
  let rebuilt = 0
  for (let at = 0; at < to.ids.length; at++) {
    const partner = words.older[at] as number
    if (partner >= 0 ? from.ids[partner] === to.ids[at] : isListed[at] === 1) rebuilt++
  }
  return { rebuilt, words: to.ids.length }
}

/** Compares the neighbours of every family of versions; yields a line for each family. */
export async function* rebuildVersions(folder: string): AsyncGenerator<string> {
  const families = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as readonly Family[]
  const extractor = new PdfExtractor()
  try {
    for (const { family, versions } of families) {
      let [rebuilt, words, pairs, ms] = [0, 0, 0, 0]
      const byKind = Map.groupBy(versions, ([file]) => path.extname(file))
      for (const files of byKind.values()) {
        const texts: ComparedText[] = []
        for (const [file] of files) texts.push(await readVersion(path.join(folder, family, file), extractor))
        for (const [at, newer] of texts.entries()) {
          const older = texts[at - 1]
          if (!older) continue
          const began = performance.now()
          const counted = countRebuilt(older, newer)
          ms += performance.now() - began
          rebuilt += counted.rebuilt
          words += counted.words
          pairs++
        }
      }
      yield `${family}: ${pairs} pairs of neighbours, ${rebuilt} of ${words} words rebuilt (${((100 * rebuilt) / Math.max(words, 1)).toFixed(2)} %), ${ms.toFixed(0)} ms`
    }
  } finally {
    extractor.close()
  }
}
