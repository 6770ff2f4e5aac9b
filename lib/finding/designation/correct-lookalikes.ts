import { publisherAtHead } from './publishers.ts'

const RUN_WITH_DIGIT = /(?<![\p{L}\p{N}])(?=[OIL]*\d)[\dOIL]{2,}(?![\p{L}\p{N}])/gu
const INSIDE = /(?<=\d)[OIL]+(?=\d|$|[^\p{L}\p{N}])|(?<=[^\p{L}\p{N}]|^)[OIL]+(?=\d{2})/gu

const BETWEEN = /(?<!\d)\d+[OIL]\d+/g
/** A letter between fewer remaining digits than this stands for a digit. */
const MIN_DIGITS_LEFT = 4

const toDigits = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')

const CODE = /^[A-Z]{3,6}(?=[^\p{L}.]*\d)/u

/** Lists publishers' codes with two letters swapped or three reversed corrected: RCF, OSI. */
export function swappedPublisherLetters(text: string): string[] {
  const head = text.match(CODE)?.[0] ?? ''
  const swapped = Array.from({ length: Math.max(0, head.length - 1) }, (_, at) => {
    const [one, other] = [head[at] as string, head[at + 1] as string]
    return head.slice(0, at) + other + one + text.slice(at + 2)
  })
  const turned = head.length === 3 ? [`${[...head].toReversed().join('')}${text.slice(3)}`] : []
  return [...swapped, ...turned].filter((one) => one !== text)
}

/** Replaces a digit that looks like a letter in a publisher's code. */
export function correctPublisher(text: string): string {
  const head = text.match(/^[A-Z\d]+(?:-[A-Z])?/)?.[0] ?? ''
  if (publisherAtHead(text) || !/[A-Z]/.test(head)) return text
  const mended = head.replaceAll('0', 'O').replace(/[1L]/g, 'I').replaceAll('5', 'S') + text.slice(head.length)
  return publisherAtHead(mended) ? mended : text
}

/** Bar among digits. A bar behind letters separates a publisher from its number, as in content codes. */
const BAR = /(?<=\d[OIL|]{0,3})\|/g
const WORD_WITH_DIGIT = /(?<![\p{L}\p{N}])(?=[A-Z]*\d)([A-HJKMNP-Z]*)([\dA-Z]+)(?![\p{L}\p{N}])/gu

/** Replaces all such letters in the numbers behind the publisher, but for those that begin a word: GIO87 is G1087. */
function withNumbersInDigits(text: string): string {
  const length = publisherAtHead(text)?.length ?? 0
  const number = text.slice(length).replace(WORD_WITH_DIGIT, (_, head: string, rest: string) => head + toDigits(rest))
  return text.slice(0, length) + number
}

/** Replaces letters that look like digits among digits, and the reverse in a publisher's code, in an upper-case text. */
export function correctLookalikes(text: string): readonly string[] {
  const head = correctPublisher(text.replace(BAR, '1'))
  const all = [
    head,
    head.replace(INSIDE, toDigits),
    head.replace(RUN_WITH_DIGIT, toDigits),
    head.replace(/(?<=[A-Z][\s.-]?)O(?=\d)|(?<=\d[\p{L}\p{N}.-]{0,12})O/gu, '0'),
    head.replace(/(?<=\d)[OIL]|[OIL](?=\d)/g, toDigits),
    withNumbersInDigits(head),
  ]
  return [...new Set(all)].filter((one) => one !== text)
}

/** Removes such a letter where it was typed beside a digit: 900L1. */
export function withoutStrayLetters(text: string): string {
  return correctPublisher(text).replace(BETWEEN, (run) => {
    const digits = run.replace(/\D/, '')
    return digits.length < MIN_DIGITS_LEFT ? run : digits
  })
}
