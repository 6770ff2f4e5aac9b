type Tag = 'i' | 'b' | 'sub' | 'sup'

export interface MarkupRun {
  readonly text: string
  /** outermost first */
  readonly tags: readonly Tag[]
}

const TAG = /<(\/?)(i|b|sub|sup)>/gi
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

// Signs of symbol fonts, and controls: texts from elsewhere bring them, and no reader has a picture for them. One for one, as
// marks count letters.
const DASHES = /[\uf02d\uf8e7]/g
const UNSEEN = /[\p{Cc}\p{Co}\ufffc\ufffd]/gu

const decode = (text: string) =>
  text
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] as string)
    .replace(DASHES, '–')
    .replace(UNSEEN, ({ length }) => ' '.repeat(length))

/** Parses titles with <i> <b> <sub> <sup>; any other tag is text. */
export function parseMarkup(markup: string): MarkupRun[] {
  const runs: MarkupRun[] = []
  let open: Tag[] = []
  let end = 0
  const push = (text: string) => text && runs.push({ text: decode(text), tags: open })
  for (const match of markup.matchAll(TAG)) {
    push(markup.slice(end, match.index))
    const tag = (match[2] as string).toLowerCase() as Tag
    open = match[1] ? open.slice(0, Math.max(open.lastIndexOf(tag), 0)) : [...open, tag]
    end = match.index + match[0].length
  }
  push(markup.slice(end))
  return runs
}

export const plainText = (markup: string): string =>
  parseMarkup(markup)
    .map(({ text }) => text)
    .join('')
