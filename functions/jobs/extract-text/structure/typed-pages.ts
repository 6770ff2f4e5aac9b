import type { PageLines, TextLine } from '../layout/page-word.ts'

/** Part of the letters of a document in type of one width, at least, to be set as a typewriter has it. */
const TYPED = 0.98
const DRAWN = /[+|][-=]{2,}|[-=]{3,}[+|>]|^\s*\|.*\||[│─┌└├]/
const CODE_SIGNS = /[{}<>=;|\\]|::/
/** Distance of lines with an empty one between them, as a part of the size. */
const APART = 1.7

export interface TypedPages {
  readonly pages: readonly PageLines[]
  /** left edge of most of the text */
  readonly indent: number
}

/**
 * Reads pages whose letters all have one width: there the type tells no listing. Undefined for any other document. Drawings, and what is
 * indented and has signs of code, keep their lines.
 */
export function typedPages(pages: readonly PageLines[]): TypedPages | undefined {
  const lines = pages.flatMap((page) => page.lines)
  const lettersOf = (some: readonly TextLine[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  if (lines.length === 0 || lettersOf(lines.filter(({ fixed }) => fixed)) < TYPED * lettersOf(lines)) return undefined
  const letters = new Map<number, number>()
  for (const { left, text } of lines) letters.set(left, (letters.get(left) ?? 0) + text.length)
  const [indent] = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most))
  return {
    indent,
    pages: pages.map((page) => ({ ...page, lines: groupsOf(page.lines).flatMap((group) => asProse(group, indent)) })),
  }
}

function groupsOf(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = []
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)
    const distance = before ? line.bottom - before.bottom : 0
    if (before && distance >= 0 && distance < APART * line.size) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

function asProse(group: readonly TextLine[], indent: number): readonly TextLine[] {
  const isListing = group.every((line) => line.left > indent + line.size) && group.some(({ text }) => CODE_SIGNS.test(text))
  return isListing || group.some(({ text }) => DRAWN.test(text)) ? group : group.map((line) => ({ ...line, fixed: false }))
}
