import { isControl, type MarcField, type MarcRecord } from './marc-record.ts'

const LINE = '\r\n'

/** Signs that stand for something in mnemonic lines. */
const MNEMONICS: Readonly<Record<string, string>> = { $: '{dollar}', '{': '{lcub}', '}': '{rcub}' }
const blanks = (text: string) => text.replaceAll(' ', '\\')

function mnemonicLine(field: MarcField): string {
  if (isControl(field)) return `=${field.tag}  ${blanks(field.text)}`
  const subfields = field.subfields.map(
    ([code, text]) => `$${code}${text.replace(/[${}]/g, (sign) => MNEMONICS[sign] as string)}`,
  )
  return `=${field.tag}  ${blanks(field.indicators)}${subfields.join('')}`
}

/** Writes a record in mnemonic lines (.mrk), an empty line behind it. */
export function writeMnemonic({ leader, fields }: MarcRecord): string {
  return [`=LDR  ${leader}`, ...fields.map(mnemonicLine), '', ''].join(LINE)
}

/** Writes a record for people: a line for each field, an empty line behind the record. */
export function writeMarcText({ leader, fields }: MarcRecord): string {
  const lines = fields.map((field) =>
    isControl(field)
      ? `${field.tag}    ${field.text}`
      : `${field.tag} ${field.indicators} ${field.subfields.map(([code, text]) => `|${code} ${text}`).join(' ')}`,
  )
  return [`LDR    ${leader}`, ...lines, '', ''].join(LINE)
}
