import type { MarcFormat } from '#contract/documents/citations.ts'

const BEGIN = /^[\s\S]*?<collection[^>]*>\n?/
const END = /<\/collection>\s*$/

interface Part {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Takes from a part of many records what the file of all has of it. Only a collection of XML is more than its records. */
export function joinedPart(bytes: ArrayBuffer, format: MarcFormat, { isFirst, isLast }: Part): BlobPart {
  if (format !== 'xml' || (isFirst && isLast)) return bytes
  const text = new TextDecoder().decode(bytes)
  const begun = isFirst ? text : text.replace(BEGIN, '')
  return isLast ? begun : begun.replace(END, '')
}
