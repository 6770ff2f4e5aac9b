import { latinKey } from '#web/lib/latin-key.ts'
import type { KeyList } from '#web/lib/place-keys.ts'

export interface KeyPress {
  readonly key: string
  /** place of the key, for keyboards of other scripts */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const ASKED: Readonly<Record<string, 'find' | 'print'>> = { f: 'find', p: 'print' }

/** Returns what Ctrl or Command asks of a text wherever the focus is; the browser's own would find and print only what is drawn. */
export function askedOf(press: KeyPress): 'find' | 'print' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? ASKED[latinKey(press).toLowerCase()] : undefined
}

const TEXT_KEYS: KeyList = [
  ['Ctrl+F', 'documents.key.find'],
  ['Ctrl+P', 'documents.key.print'],
  ['m', 'documents.key.nextMark'],
  ['Shift+m', 'documents.key.previousMark'],
  ['c', 'documents.key.caret'],
  ['← → ↑ ↓', 'documents.key.caretCharacter'],
  ['Ctrl+← Ctrl+→ Ctrl+↑ Ctrl+↓', 'documents.key.caretWord'],
  ['Shift+← Shift+→ Shift+↑ Shift+↓', 'documents.key.caretSelect'],
  ['a Shift+a', 'documents.key.addSelected'],
]

export const HTML_KEYS: KeyList = TEXT_KEYS

const pdfKeys = (forward: string, back: string): KeyList => [
  ...TEXT_KEYS,
  [`${forward} j n`, 'documents.key.next'],
  [`${back} k p`, 'documents.key.previous'],
  ['Home', 'documents.key.first'],
  ['End', 'documents.key.last'],
  ['+', 'documents.key.zoomIn'],
  ['−', 'documents.key.zoomOut'],
  ['0', 'documents.key.fitWidth'],
  ['r', 'documents.key.rotate'],
]

export const PDF_KEYS = pdfKeys('→', '←')

/** Keys of a PDF that pages from the right. */
export const RIGHT_TO_LEFT_KEYS = pdfKeys('←', '→')
