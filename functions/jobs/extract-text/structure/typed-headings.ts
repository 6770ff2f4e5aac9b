import type { FlowLine } from './lines/flow-line.ts'
import { readLabel } from './lines/labels.ts'
import type { NumberedTitle } from './read-number.ts'

const isOutside = ({ left, size }: FlowLine, indent: number) => left < indent - size / 2

/** Tells a number that begins a heading in a text of one type; where text has no indent, an item or a sentence may begin with one. */
export const isTypedNumber = (line: FlowLine, { title }: NumberedTitle, indent: number): boolean =>
  title !== '' && (isOutside(line, indent) || (line.left <= indent && /^(?:\p{Lu}|\P{L})/u.test(title) && !/[.;,]$/.test(title)))

/** Tells a heading without a number in a text of one type: it stands left of the text, and is no sentence. */
export const isTypedTitle = (line: FlowLine, indent: number): boolean =>
  isOutside(line, indent) && !readLabel(line.text) && /^\P{Ll}*\p{Lu}/u.test(line.text) && !/[.;:,]$/.test(line.text)
