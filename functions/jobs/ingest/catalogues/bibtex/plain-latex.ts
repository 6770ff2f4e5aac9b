import { ACCENTS, COMMANDS } from './latex-letters.ts'

/** Parts of a text that LaTeX writes otherwise; what no part matches stays. */
const PARTS = new RegExp(
  [
    String.raw`\\(?:([\x60'^"~=.]|[uvHdckbr](?![A-Za-z]))[ \t]*\{?[ \t]*(\\[ij](?![A-Za-z])|\p{L}))`,
    String.raw`\\href\s*\{[^{}]*\}`,
    String.raw`\\([A-Za-z]+)\*?\s*(?:\{\})?`,
    String.raw`\\([^A-Za-z])`,
    "---?|\x60\x60|''|[{}~]",
  ].join('|'),
  'gu',
)
const DOLLAR = /(?<!\\)\$/
const SCRIPT = /\\text(sub|super)script\s*\{([^{}]*)\}/g
const SCRIPT_OF_FORMULA = /([_^])(?:\{([^{}]*)\}|(\\[A-Za-z]+|[^\s\\{}]))/g
const WRITTEN: Readonly<Record<string, string>> = { '--': '–', '---': '—', '``': '“', "''": '”', '~': ' ' }
/** signs that a backslash makes spaces or breaks of lines and words */
const NOT_PRINTED: Readonly<Record<string, string>> = { '-': '', '/': '', '@': '', '!': '', '(': '', ')': '' }
const PRINTED = '&%$#_{}~^"\''
const MARKUP = /<(?!\/?(?:i|b|sub|sup|em|strong)>)/g

type Script = (text: string, tag: 'sub' | 'sup') => string

/** Text of a LaTeX value: accents and commands become letters, braces and other markup go. */
export const plainLatex = (value: string): string => textOf(value, (text) => text)

/** The same as a title may have it, in HTML: with `sub` and `sup` around what is set low or high. */
export const titleLatex = (value: string): string =>
  textOf(value.replace(MARKUP, '&lt;'), (text, tag) => `<${tag}>${text}</${tag}>`)

function textOf(value: string, script: Script): string {
  const pieces = value
    .replace(SCRIPT, (_, where: string, text: string) => script(text, where === 'sub' ? 'sub' : 'sup'))
    .split(DOLLAR)
  // A formula has a dollar sign at both ends; one that stands alone is a dollar.
  const hasFormulas = pieces.length % 2 === 1
  return pieces
    .map((piece, at) => (hasFormulas && at % 2 === 1 ? formulaOf(piece, script) : piece).replace(PARTS, written))
    .join(hasFormulas ? '' : '$')
    .replace(/\s+/g, ' ')
    .trim()
}

const formulaOf = (piece: string, script: Script) =>
  piece.replace(SCRIPT_OF_FORMULA, (_, sign: string, braced?: string, single = '') =>
    script(braced ?? single, sign === '_' ? 'sub' : 'sup'),
  )

function written(part: string, accent?: string, letter = '', command?: string, sign?: string): string {
  if (accent) return (letter.replace('\\', '') + ACCENTS[accent]).normalize('NFC')
  if (command) return COMMANDS.get(command) ?? ''
  if (sign) return PRINTED.includes(sign) ? sign : (NOT_PRINTED[sign] ?? ' ')
  return WRITTEN[part] ?? ''
}
