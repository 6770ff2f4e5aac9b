import { cleanText } from './clean-text.ts'

const SEPARATED = /[^\p{L}\p{N}.]+/gu

/**
 * The part of a content code after the pipe: the designation without the publisher that the code begins with, upper case,
 * whatever parts it written as one dash. Points stay, since 1.1 is not 11. Empty where nothing can be read.
 */
export function contentKey(publisher: string, designation: string): string {
  const key = cleanText(designation)
    .replace(SEPARATED, '-')
    .replace(/\.(?=-|$)/g, '')
    .replace(/^[.-]+|[.-]+$/g, '')
  const own = `${cleanText(publisher).replace(SEPARATED, '-')}-`
  return key.startsWith(own) && key.length > own.length ? key.slice(own.length) : key
}
