/** A piece of a document as its author would write it, before any format. */
export interface Part {
  readonly is: 'cover' | 'heading' | 'paragraph' | 'term' | 'item' | 'table' | 'figure' | 'note' | 'footnote'
  /** title of a heading, caption of a table or figure */
  readonly text: string
  /** number of a heading, table, figure, note or footnote */
  readonly number?: string
  /** level of a heading, from 1 */
  readonly level?: number
  /** rows of a table; the first is its head */
  readonly cells?: readonly (readonly string[])[]
}

/** Title in the head of each page: the designation on the cover. */
export const runningTitle = (parts: readonly Part[]): string => parts.find(({ is }) => is === 'cover')?.text ?? 'KNOWN 100'

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<[^>]+>/g, ' '],
  [/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/(?<![\p{L}\d])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\d])|`/gu, ''],
  [/&[a-z]+;/g, ' '],
  [/\\(?=[^\w\s])/g, ''],
  [/\s+/g, ' '],
]
const plain = (text: string) => MARKUP.reduce((rest, [sign, by]) => rest.replace(sign, by), text).trim()

const ROW = /^\s*\||\s\|\s/
const RULE = /^[\s|:-]+$/
/** Terms are furnished; what a manual calls so would be counted as theirs. */
const OF_TERMS = /\b(?:terms?|definitions?|terminology|glossary|vocabulary)\b/gi
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/
const MAX_TITLE = 70

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plain)

/** Reads Markdown as parts; its headings are numbered anew, code is left out. */
export function readParts(markdown: string): Part[] {
  const parts: Part[] = []
  const numbers: number[] = []
  let lines: string[] = []
  let tables = 0
  const close = () => {
    const some = lines.filter((line) => line.trim() !== '')
    lines = []
    if (some.length === 0) return
    const rows = some.filter((line) => ROW.test(line) && !RULE.test(line)).map(cellsOf)
    if (rows.length > 0 && rows.length + 1 >= some.length) {
      const width = rows[0]?.length ?? 0
      if (rows.length < 3 || width < 2 || rows.some((row) => row.length !== width)) return
      const { text = '' } = parts.findLast(({ is }) => is === 'heading') ?? {}
      parts.push({ is: 'table', number: `${++tables}`, text: `${text} by ${rows[0]?.[0]}`, cells: rows })
      return
    }
    const [first = ''] = some
    const text = plain(some.join(' ').replace(ITEM, ''))
    if (text.length > 3) parts.push({ is: ITEM.test(first) ? 'item' : 'paragraph', text })
  }
  for (const line of markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n')) {
    const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line)
    if (heading || line.trim() === '' || ITEM.test(line)) close()
    if (!heading) {
      lines.push(line)
      continue
    }
    const title = plain(heading[2] as string)
      .replace(/^[\d.]+\s+/, '')
      .replace(OF_TERMS, 'Names')
    const level = Math.min(Math.max((heading[1] as string).length - 1, 1), numbers.length + 1, 4)
    numbers.length = Math.min(numbers.length, level)
    numbers[level - 1] = (numbers[level - 1] ?? 0) + 1
    if (title && title.length < MAX_TITLE) parts.push({ is: 'heading', level, number: numbers.join('.'), text: title })
  }
  close()
  return parts
}
