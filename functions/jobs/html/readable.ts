/** Joins escaped parts into plain text with single spaces; a listing keeps its lines. */
export function readable(escaped: readonly string[], isListing = false): string {
  const text = escaped.join('').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  if (isListing) return text.replace(/[^\S\n]+$/gm, '').replace(/^\n+|\s+$/g, '')
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Escapes plain text as the parser of HTML does. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
