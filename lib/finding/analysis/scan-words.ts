import { BREAK, classAt, SILENT, UNSPACED } from './char-class.ts'

/** Calls back with each word, or each run of a script without spaces, in order: [start, end) in UTF-16 units. */
export function scanWords(text: string, found: (start: number, end: number, unspaced: boolean) => void): void {
  let start = 0
  let kind = BREAK
  for (let at = 0; at < text.length; at++) {
    const next = classAt(text, at)
    if (next === kind || next === SILENT) continue
    if (kind !== BREAK) found(start, at, kind === UNSPACED)
    kind = next
    start = at
  }
  if (kind !== BREAK) found(start, text.length, kind === UNSPACED)
}
