import { publisherAtHead } from './publishers.ts'

const RUN_WITH_DIGIT = /(?<![\p{L}\p{N}])(?=[OIL]*\d)[\dOIL]{2,}(?![\p{L}\p{N}])/gu
const INSIDE = /(?<=\d)[OIL]+(?=\d|$|[^\p{L}\p{N}])|(?<=[^\p{L}\p{N}]|^)[OIL]+(?=\d{2})/gu

const toDigits = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')

/** A zero or a one in a publisher's code. */
export function mendHead(text: string): string {
  const head = text.match(/^[A-Z\d]+(?:-[A-Z])?/)?.[0] ?? ''
  if (publisherAtHead(text) || !head) return text
  const mended = head.replaceAll('0', 'O').replace(/[1L]/g, 'I') + text.slice(head.length)
  return publisherAtHead(mended) ? mended : text
}

/** Letters that look like digits among digits, and digits that look like letters in a publisher's code; of an upper-case text. */
export function mendSlips(text: string): readonly string[] {
  const head = mendHead(text)
  const all = [
    head,
    head.replace(INSIDE, toDigits),
    head.replace(RUN_WITH_DIGIT, toDigits),
    head.replace(/(?<=[A-Z][\s.-]?)O(?=\d)|(?<=\d[\p{L}\p{N}.-]*)O/gu, '0'),
    head.replace(/(?<=\d)[OIL]|[OIL](?=\d)/g, toDigits),
  ]
  return [...new Set(all)].filter((one) => one !== text)
}
