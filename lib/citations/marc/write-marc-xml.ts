import { isControl, type MarcField, type MarcRecord } from './marc-record.ts'

export const XML_BEGIN = '<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">\n'
export const XML_END = '</collection>\n'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string)

function element(field: MarcField): string {
  if (isControl(field)) return `    <controlfield tag="${field.tag}">${escaped(field.text)}</controlfield>`
  const [first, second] = field.indicators
  const subfields = field.subfields.map(([code, text]) => `      <subfield code="${code}">${escaped(text)}</subfield>`)
  return [`    <datafield tag="${field.tag}" ind1="${first}" ind2="${second}">`, ...subfields, '    </datafield>'].join('\n')
}

/** Writes a record as an element of a MARCXML collection. */
export function writeMarcXml({ leader, fields }: MarcRecord): string {
  return ['  <record>', `    <leader>${leader}</leader>`, ...fields.map(element), '  </record>', ''].join('\n')
}
