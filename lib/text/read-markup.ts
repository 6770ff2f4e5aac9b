const BREAK = /<(?:br|\/p|\/li)\b[^>]*>/g
const MARKUP = /<[^>]*>/g
const ENTITY = /&(amp|lt|gt|quot);/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Reads cleaned markup as text. */
export const readMarkup = (markup: string): string =>
  markup
    .replace(BREAK, '\n')
    .replace(MARKUP, '')
    .replace(ENTITY, (_, name: string) => ENTITIES[name] as string)
    .trim()
