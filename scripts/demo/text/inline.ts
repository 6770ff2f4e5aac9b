import type { TextSpan } from '#typesetting/piece.ts'

/** Texts may contain <i> <b> <sub> <sup>, those of red-lines <ins> <del>, and no other markup. */
export function parseInline(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  const open = new Set<string>()
  for (const part of text.split(/(<\/?(?:i|b|sub|sup|ins|del)>)/)) {
    const [, close, tag] = /^<(\/?)(i|b|sub|sup|ins|del)>$/.exec(part) ?? []
    if (tag && close) open.delete(tag)
    else if (tag) open.add(tag)
    else if (part) spans.push({ text: part, bold: open.has('b'), italic: open.has('i'), shift: shiftOf(open), ...markOf(open) })
  }
  return spans
}

export function plain(text: string): string {
  return text.replace(/<\/?(?:i|b|sub|sup|ins|del)>/g, '')
}

function markOf(open: ReadonlySet<string>): Pick<TextSpan, 'mark'> {
  if (open.has('ins')) return { mark: 'new' }
  return open.has('del') ? { mark: 'gone' } : {}
}

function shiftOf(open: ReadonlySet<string>): TextSpan['shift'] {
  if (open.has('sub')) return 'sub'
  return open.has('sup') ? 'sup' : 'none'
}
