import type { PlacedLine } from '#document-text/document-text.ts'
import type { FlowLine } from './flow-line.ts'

/** Words that the document has within its lines: they tell a hyphen of the line's end from one of the word. */
export type Vocabulary = ReadonlySet<string>

export function vocabularyOf(lines: readonly FlowLine[]): Vocabulary {
  const words = new Set<string>()
  let isCut = false
  for (const { text } of lines) {
    const all = text.split(' ')
    const endsCut = HYPHEN.test(text)
    for (const word of all.slice(isCut ? 1 : 0, endsCut ? -1 : undefined)) words.add(bare(word))
    isCut = endsCut
  }
  return words
}

const bare = (word: string) => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
const HYPHEN = /(?<=\p{L})[-\u2010]$/u
/** A number at another height that begins a line belongs to the word before: the mark of a footnote, or s⁻ and ¹. */
const HIGH_OR_LOW = /^[⁰¹²³⁴-⁹₀-₉]/u
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc\u3000-\u303f\uff00-\uffef]/u

export interface JoinedText {
  readonly text: string
  readonly lines: readonly PlacedLine[]
}

/** Joins lines to one text. A word that the end of a line cut is whole again, and has places in both lines. */
export function joinLines(given: readonly FlowLine[], vocabulary: Vocabulary, place: Placing): JoinedText {
  let [text, lines] = ['', [] as PlacedLine[]]
  for (const line of given) {
    const joint = text === '' ? '' : jointOf(text, line.text, vocabulary)
    text = textOf(text, joint, line.text)
    cutLast(lines, joint)
    lines.push(...place(line))
  }
  return withoutSoftHyphens({ text, lines })
}

/** Joins a text with what goes on on the next page. */
export function joinTexts(a: JoinedText, b: JoinedText, vocabulary: Vocabulary): JoinedText {
  if (a.text === '' || b.text === '') return a.text === '' ? b : a
  const joint = jointOf(a.text, b.text, vocabulary)
  const lines = [...a.lines]
  cutLast(lines, joint)
  return { text: textOf(a.text, joint, b.text), lines: [...lines, ...b.lines] }
}

type Joint = ' ' | 'as it is' | 'without hyphen' | ''

const textOf = (text: string, joint: Joint, next: string) =>
  (joint === 'without hyphen' ? text.slice(0, -1) : text) + (joint === ' ' ? ' ' : '') + next

function cutLast(lines: PlacedLine[], joint: Joint): void {
  const last = lines.at(-1)
  if (joint !== ' ' && last) lines[lines.length - 1] = { ...last, cut: true }
}

/** Gives the places of a line on its page; a line across the page gives one for each word. */
export type Placing = (line: FlowLine) => PlacedLine[]

function jointOf(text: string, next: string, vocabulary: Vocabulary): Joint {
  if (text.endsWith('\u00ad')) return 'without hyphen'
  if (WITHOUT_SPACES.test(text.at(-1) ?? '') && WITHOUT_SPACES.test(next[0] ?? '')) return 'as it is'
  if (HIGH_OR_LOW.test(next)) return 'as it is'
  if (!HYPHEN.test(text)) return ' '
  const [start, end] = [bare(text.slice(text.lastIndexOf(' ') + 1)), bare(next.split(' ', 1)[0] as string)]
  if (!/^\p{Ll}/u.test(next)) {
    const isName = /^\p{Lu}\p{Ll}/u.test(next) && vocabulary.has(start + end) && !vocabulary.has(`${start}-${end}`)
    return isName ? 'without hyphen' : /^[\p{Lu}\p{N}]/u.test(next) ? 'as it is' : ' '
  }
  // Hyphenation leaves two letters at least, and signs have no syllables.
  if (!/^\p{L}{2}/u.test(start) || /[[\]{}\\^$|]/.test(text.slice(text.lastIndexOf(' ') + 1))) return 'as it is'
  if (vocabulary.has(start + end)) return 'without hyphen'
  const areWords = start.length > 2 && end.length > 2 && vocabulary.has(start) && vocabulary.has(end)
  return areWords || vocabulary.has(`${start}-${end}`) ? 'as it is' : 'without hyphen'
}

/** Drops soft hyphens within lines. A word of nothing else is left, so that words and places stay paired. */
function withoutSoftHyphens({ text, lines }: JoinedText): JoinedText {
  return { text: text.replace(/(?<=\S)\u00ad|\u00ad(?=\S)/g, ''), lines }
}
