/** Text of a manual that its publisher made from the source of the PDF. */
export interface KnownText {
  readonly words: string
  readonly headings: readonly { readonly number: string; readonly title: string }[]
}

const UNDERLINE = /^([*=~"^'-])\1{2,}$/
const NUMBERED = /^(\d+(?:\.\d+)*)\.?\s+(\S.*)$/

/** Reads the plain text of the Debian Policy Manual: without its table of contents, rules of tables, and footnotes, which stand elsewhere there. */
export function readPolicyManual(text: string): KnownText {
  const lines = text.split('\n')
  const start = lines.findIndex((line, at) => NUMBERED.test(line) && UNDERLINE.test(lines[at + 1] ?? ''))
  const body = lines.slice(start)
  const headings: { number: string; title: string }[] = []
  const kept: string[] = []
  let inFootnote = false
  for (const [at, line] of body.entries()) {
    if (UNDERLINE.test(line) || /^[\s+|=-]*[+][-=+]+\s*$/.test(line)) continue
    if (/^\[\d+\] /.test(line)) inFootnote = true
    else if (/^\S/.test(line)) inFootnote = false
    if (inFootnote) continue
    const isHeading = UNDERLINE.test(body[at + 1] ?? '') && line !== ''
    const [, number, title] = isHeading ? (NUMBERED.exec(line) ?? []) : []
    if (number && title) headings.push({ number, title })
    kept.push(title ?? line.replaceAll(/\[\d+\]/g, ' '))
  }
  return { words: kept.join('\n'), headings }
}

const CHAPTERS = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN'.split(' ')

/** The number of a chapter whose PDF has it in words: `CHAPTER TWO` is 2. */
export function chapterNumber(number: string): string {
  const at = CHAPTERS.indexOf(number.replace(/^CHAPTER /, ''))
  return at < 0 ? number : String(at + 1)
}
