import type { PageWord } from './page-word.ts'

const PAIRS = ['()', '[]', '{}', '«»', '<>'] as const
const OPENING = new Map(PAIRS.flatMap(([open = '', close = '']) => [[open, open] as const, [close, open] as const]))
const CLOSING = new Map(PAIRS.flatMap(([open = '', close = '']) => [[open, close] as const, [close, close] as const]))
const BRACKET = '()\\[\\]{}«»'
const LEAD = new RegExp(`^[.,;:!?…،؛؟${BRACKET}]+(?=.)`, 'u')
const TAIL = new RegExp(`[${BRACKET}]+$`, 'u')
const BRACKETS = new RegExp(`[${BRACKET}]`, 'u')
const BRACKET_FIRST = new RegExp(`^[${BRACKET}](?=[^${BRACKET}])`, 'u')
const BRACKET_LAST = new RegExp(`(?<=[^${BRACKET}])[${BRACKET}](?=[.,;:!?…،؛؟]*$)`, 'u')
/** A sign or a degree that stands at the right of its number or letter there, before which it is read. */
const SIGN_BEHIND = /^(\p{Nd}[\p{Nd}.,٫٬]*)([+±−-])$/u
const DEGREE_BEHIND = /^([CFK])°$/
/** Numbers that an en dash parts, which turns them round there. */
const RANGE = /^(\p{Nd}+(?:[.,]\p{Nd}+)?)–(\p{Nd}+(?:[.,]\p{Nd}+)?)$/u

const opened = (signs: string) => [...signs].map((sign) => OPENING.get(sign) ?? sign).join('')
const closed = (signs: string) => [...signs].map((sign) => CLOSING.get(sign) ?? sign).join('')
/** Turns a bracket at the beginning and one at the end of a word to it. */
const facing = (text: string) => text.replace(BRACKET_FIRST, opened).replace(BRACKET_LAST, closed)
const reversed = (text: string) => [...text].reverse().join('')

/** Turns the brackets of a word from the right as its ends say: files give them as they look, or as they are meant. */
export function tidyRightToLeft(word: PageWord): PageWord {
  return { ...word, text: facing(word.text) }
}

/**
 * Puts the signs at the ends of a run from the left, which stands in a line from the right, where they are read: what is at its left
 * comes after it, the full stop of a sentence too, and a bracket at its right before it.
 */
export function tidyRun(run: readonly PageWord[]): PageWord[] {
  const words = run.map((word) => ({ ...word, text: turnedRound(word.text) }))
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const isPlain = words.every(({ text }, at) => {
    const inner = text.replace(at === 0 ? LEAD : '', '').replace(at === words.length - 1 ? TAIL : '', '')
    return inner !== '' && !BRACKETS.test(inner)
  })
  const lead = LEAD.exec(first.text)?.[0] ?? ''
  const moved = isPlain ? lead : (/^[^()[\]{}«»]*/.exec(lead)?.[0] ?? '')
  const tail = isPlain ? (TAIL.exec(last.text)?.[0] ?? '') : ''
  if (tail !== '') last.text = last.text.slice(0, -tail.length)
  first.text = opened(reversed(tail)) + first.text.slice(moved.length)
  last.text += closed(reversed(moved))
  return words.map((word) => ({ ...word, text: facing(word.text) }))
}

function turnedRound(text: string): string {
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  if (from && Number.parseFloat(from) > Number.parseFloat(to)) return `${to}–${from}`
  return text.replace(SIGN_BEHIND, '$2$1').replace(DEGREE_BEHIND, '°$1')
}
