import type { BlockKind } from '#document-text/document-text.ts'

const NOTE =
  /^((?:NOTES?|Note|ANMERKUNG(?:EN)?|Anmerkung|REMARQUES?|Note à l'article|NOTAS?|Nota|OPMERKING|HUOM|ANM|ПРИМЕЧАНИ[ЕЯ]|Примечани[ея]|注記?|备注|비고|ملاحظة)(?:\s+\d{1,3})?(?:\s+(?:to|zum|à|a la)\s+(?:entry|Begriff|l'article|entrada))?)\s*(?:[:：.]|[—–-]+\s|\s+(?=\S))\s*/u
const EXAMPLE =
  /^((?:EXAMPLES?|Example|BEISPIELE?|Beispiel|EXEMPLES?|Exemple|EJEMPLOS?|Ejemplo|ESEMPIO|Esempio|ПРИМЕРЫ?|Пример|例|示例|مثال)(?:\s+\d{1,3})?)\s*(?:[:：.]|[—–-]+\s|\s+(?=\S))\s*/u
const CAPTION =
  /^((?:Table|Figure|Fig\.|Tab\.|Tabelle|Bild|Abbildung|Tableau|Figura|Tabla|Tabella|Tabel|Figuur|Рисунок|Рис\.|Таблица|表|図|图|الجدول|الشكل|جدول|شكل)\s*(?:[A-Z]{1,2}\.?)?\d{1,3}(?:[.\-–]\d{1,3}){0,3}[a-z]?)(?:\s*\((?:continued|concluded|fortgesetzt|suite|continuación)\))?\s*(?:[—–:.-]+\s*|\s+|$)/iu
const TABLE = /^(?:table|tab\.|tabelle|tableau|tabla|tabella|tabel|таблица|表|الجدول|جدول)/iu
const ITEM = /^([•▪◦‣●○■□–—*·➢✓]|-(?=\s)|\(?(?:[a-z]|[ivx]{1,5}|\d{1,3})\)|(?:[a-z]|[ivx]{1,5}|\d{1,3})\.(?=\s)|[a-z]\d\))\s*/u
const SENTENCE = /[.;:!?。؟]$/

export interface Labelled {
  readonly kind: BlockKind
  readonly label: string
  /** characters of the label and of the white space after it */
  readonly length: number
}

/** Reads what a block begins with: a list marker, or the number of a note, an example, a table or a figure. */
export function readLabel(text: string): Labelled | undefined {
  const caption = CAPTION.exec(text)
  // A sentence that begins with “Table 3 shows” is no caption.
  if (caption && isTitle(text.slice(caption[0].length), caption[0]))
    return { kind: 'caption', label: (caption[1] as string).replace(/\s+/g, ' '), length: caption[0].length }
  for (const [kind, pattern] of [
    ['note', NOTE],
    ['example', EXAMPLE],
    ['item', ITEM],
  ] as const) {
    const match = pattern.exec(text)
    if (match && isLabel(kind, match[1] as string, text.slice(match[0].length), match[0]))
      return { kind, label: match[1] as string, length: match[0].length }
  }
  return undefined
}

/** Tells the label of the caption of a table from that of a figure. */
export const isOfTable = (label: string): boolean => TABLE.test(label)

function isTitle(rest: string, label: string): boolean {
  if (/[—–:.-]\s*$/.test(label)) return true
  return rest === '' || (/^\p{Lu}|^\P{L}/u.test(rest) && !SENTENCE.test(rest))
}

/** Tells a label from the first word of a sentence: “Note that …”. */
function isLabel(kind: 'note' | 'example' | 'item', label: string, rest: string, whole: string): boolean {
  if (kind === 'item') return rest !== '' || /^[•▪◦‣●○■□]$/.test(label)
  const isUpper = label.split(' ')[0] === label.split(' ')[0]?.toUpperCase()
  return isUpper || /\d/.test(label) || /[:：.—–-]\s*$/.test(whole)
}

/** Marker alone, number alone, or mark of a footnote, beside its text. */
export const isMarkerAlone = (text: string): boolean =>
  /^(?:[•▪◦‣●○■□–—*·➢✓-]|\(?(?:[a-z]|[ivx]{1,5}|\d{1,3})[.)]|§?\s?\d{1,3}(?:\.\d{1,3}){0,7}\.?|[A-Z]{1,2}(?:\.\d{1,3}){1,7}|(?:NOTE|EXAMPLE|Note)(?: \d+)?:?|[⁰¹²³⁴-⁹ᵃ-ᶻ*†‡]{1,3}\)?)$/u.test(
    text,
  )

export const endsSentence = (text: string): boolean => SENTENCE.test(text.replace(/["')\]”’»⁰¹²³⁴-⁹]+$/, ''))
