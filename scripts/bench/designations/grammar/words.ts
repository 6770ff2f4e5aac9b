import type { Choices } from './random.ts'
import type { Numbered, Shape } from './shape.ts'

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
]
export const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
export const SHORT_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th']
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

export const roman = (value: number) => ROMAN[value] ?? String(value)
export const month = (choices: Choices) => String(1 + choices.below(12)).padStart(2, '0')

export const numberOf = ({ number, part }: Numbered) => number + (part && `-${part}`)
export const publisherOf = ({ publisher, type }: Numbered) =>
  [publisher, type]
    .filter(Boolean)
    .join(publisher.startsWith('IEC') ? ' ' : '/')
    .replace('/Guide', ' Guide')
export const headOf = (one: Numbered) => `${publisherOf(one)} ${numberOf(one)}`
export const titleOf = ({ title }: Numbered) => title.split(/ [—–-] /)[0] as string

const moved = (text: string, pattern: RegExp, by: number) =>
  text.replace(pattern, (sign) => String.fromCharCode(sign.charCodeAt(0) + by))
export const fullWidth = (text: string) => moved(text, /[!-~]/g, 0xfee0).replaceAll(' ', '\u3000')
export const arabicDigits = (text: string) => moved(text, /\d/g, 0x630)
export const persianDigits = (text: string) => moved(text, /\d/g, 0x6c0)

export const amended =
  (shape: Shape): Shape =>
  (one, choices) =>
    one.kind === 'AMD' ? shape(one, choices) : undefined
export const corrected =
  (shape: Shape): Shape =>
  (one, choices) =>
    one.kind === 'COR' ? shape(one, choices) : undefined
