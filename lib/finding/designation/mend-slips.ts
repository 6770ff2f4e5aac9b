import { publisherAtHead } from './publishers.ts'

const RUN_WITH_DIGIT = /(?<![\p{L}\p{N}])(?=[OIL]*\d)[\dOIL]{2,}(?![\p{L}\p{N}])/gu
const INSIDE = /(?<=\d)[OIL]+(?=\d|$|[^\p{L}\p{N}])|(?<=[^\p{L}\p{N}]|^)[OIL]+(?=\d{2})/gu

const BETWEEN = /\d+[OIL]\d+/g
/** With fewer digits left the letter stands for one. */
const LEFT = 4

const toDigits = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')

const CODE = /^[A-Z]{3,6}(?=[^\p{L}.]*\d)/u

/** A code with two neighbours in each other's place, or three turned: RCF, OSI. */
export function swappedHeads(text: string): string[] {
  const head = text.match(CODE)?.[0] ?? ''
  const swapped = Array.from({ length: Math.max(0, head.length - 1) }, (_, at) => {
    const [one, other] = [head[at] as string, head[at + 1] as string]
    return head.slice(0, at) + other + one + text.slice(at + 2)
  })
  const turned = head.length === 3 ? [`${[...head].toReversed().join('')}${text.slice(3)}`] : []
  return [...swapped, ...turned].filter((one) => one !== text)
}

/** A digit in a publisher's code that looks like the letter. */
export function mendHead(text: string): string {
  const head = text.match(/^[A-Z\d]+(?:-[A-Z])?/)?.[0] ?? ''
  if (publisherAtHead(text) || !/[A-Z]/.test(head)) return text
  const mended = head.replaceAll('0', 'O').replace(/[1L]/g, 'I').replaceAll('5', 'S') + text.slice(head.length)
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

/** The same where such a letter was hit beside a digit: 900L1. */
export function withoutLetters(text: string): string {
  return mendHead(text).replace(BETWEEN, (run) => {
    const digits = run.replace(/\D/, '')
    return digits.length < LEFT ? run : digits
  })
}
