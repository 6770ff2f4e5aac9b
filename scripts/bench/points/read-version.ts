import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { nameClauses, type UnnamedClause } from '#document-text/clause-ids.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import type { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'

/** Reads a version of a document, by its kind: PDF, HTML, Markdown or plain text, as the library would hold it. */
export async function readVersion(file: string, extractor: PdfExtractor): Promise<DocumentText> {
  if (file.endsWith('.pdf')) return (await extractor.extract(file)).text
  const text = await readFile(file, 'utf8')
  if (file.endsWith('.html')) return htmlPage(text, { title: path.basename(file), language: 'en' }).text
  return file.endsWith('.md') ? textOfLines(text, MARKDOWN) : textOfLines(text.replace(PAGE_BREAK, '\n'), NUMBERED)
}

/** The end of a page, the form feed and the header of the next one, of a document that was set for printing. */
const PAGE_BREAK = /\n+[^\n]*\[Page \d+\]\n\f\n?[^\n]*\n+/g
const MARKDOWN = /^(?<signs>#{1,6})\s+(?<number>\d+(?:\.\d+)*)?\.?\s*(?<title>.+?)\s*#*$/
const NUMBERED = /^(?<number>\d+(?:\.\d+)*)\.?\s{1,3}(?<title>\S.*)$/
const UNDERLINE = /^([*=~"^-])\1{2,}\s*$/
const ITEM = /^\s*[-*+o]\s+/
const FENCE = /^\s*```/
const ROW = /^\s*\|?.*\|.*$/
const RULE = /^[\s|:-]+$/

interface Reading {
  readonly clauses: UnnamedClause[]
  readonly blocks: Block[]
  readonly lines: string[]
}

function closeBlock({ clauses, blocks, lines }: Reading): void {
  const some = lines.splice(0).filter((line) => line.trim() !== '')
  if (some.length === 0) return
  const clause = clauses.length - 1
  if (FENCE.test(some[0] as string)) return void blocks.push({ kind: 'code', clause, text: some.slice(1).join('\n').trim() })
  if (some.length > 1 && some.every((line) => ROW.test(line))) {
    const rows = some.filter((line) => !RULE.test(line)).map((line) => line.replace(/^\s*\||\|\s*$/g, '').split('|'))
    const width = Math.max(...rows.map((row) => row.length))
    const cells = rows.map((row) => Array.from({ length: width }, (_, at) => (row[at] ?? '').replace(/\s+/g, ' ').trim()))
    return void blocks.push({ kind: 'table', clause, text: '', cells })
  }
  const text = some.join(' ').replace(ITEM, '').replace(/\s+/g, ' ').trim()
  if (text !== '') blocks.push({ kind: ITEM.test(some[0] as string) ? 'item' : 'paragraph', clause, text })
}

function openClause({ clauses, blocks }: Reading, { signs = '', number = '', title = '' }: Record<string, string | undefined>) {
  const level = signs.length || number.split('.').length
  clauses.push({ number, title, level, nature: 'normative' })
  blocks.push({ kind: 'heading', clause: clauses.length - 1, text: title })
}

function textOfLines(text: string, heading: RegExp): DocumentText {
  const reading: Reading = { clauses: [], blocks: [], lines: [] }
  let isFenced = false
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) {
      if (!isFenced) closeBlock(reading)
      isFenced = !isFenced
      if (isFenced) reading.lines.push(line)
      else closeBlock(reading)
      continue
    }
    if (!isFenced && UNDERLINE.test(line)) continue
    const isTitle = !isFenced && /^\S/.test(line) && UNDERLINE.test(lines[at + 1] ?? '')
    const groups = isFenced ? undefined : (heading.exec(line)?.groups ?? (isTitle ? { title: line.trim() } : undefined))
    if (groups || (!isFenced && (line.trim() === '' || ITEM.test(line)))) closeBlock(reading)
    if (groups) openClause(reading, groups)
    else reading.lines.push(line)
  }
  closeBlock(reading)
  return { source: 'html', language: 'en', pages: [], clauses: nameClauses(reading.clauses), blocks: reading.blocks }
}
