import type { MarkedPart } from './mark-text.ts'

/** Characters beside a change that show where it stands. */
const CONTEXT = 48

/** Cuts text that stayed the same to a few words beside each change. */
export function shortenParts(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  if (parts.length === 1) return parts
  return parts.map((part, index): MarkedPart => {
    const { is, text } = part
    if (is !== 'same') return part
    const before = index === parts.length - 1 ? '' : text.slice(-CONTEXT)
    const after = index === 0 ? '' : text.slice(0, CONTEXT)
    if (text.length <= before.length + after.length) return part
    return { is, text: `${after && `${wholeWords(after, 'end')}`}…${before && wholeWords(before, 'start')}` }
  })
}

/** Leaves out the word that was cut at one side. */
function wholeWords(text: string, side: 'start' | 'end'): string {
  return side === 'start' ? text.replace(/^\S*(?=\s)/, '') : text.replace(/(?<=\s)\S*$/, '')
}
