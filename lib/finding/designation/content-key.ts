import { cleanText } from './clean-text.ts'

const SEPARATED = /[^\p{L}\p{N}.]+/gu

/**
 * Part of a content code after the pipe: the designation in upper case, without the publisher that the code begins with, and
 * with a dash for every separator. Points stay, since 1.1 is not 11. Empty for a designation that cannot be read.
 */
export function contentKey(publisher: string, designation: string): string {
  const key = cleanText(designation)
    .replace(SEPARATED, '-')
    .replace(/\.(?=-|$)/g, '')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '')
  const own = `${cleanText(publisher).replace(SEPARATED, '-')}-`
  return key.startsWith(own) && key.length > own.length ? key.slice(own.length) : key
}
