type Tag = 'i' | 'b' | 'sub' | 'sup'

export interface Run {
  readonly text: string
  /** outermost first */
  readonly tags: readonly Tag[]
}

const TAG = /<(\/?)(i|b|sub|sup)>/gi
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] as string)

/** Titles may carry <i> <b> <sub> <sup>; whatever else looks like a tag is text and is shown as it stands. */
export function parseMarkup(markup: string): Run[] {
  const runs: Run[] = []
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
