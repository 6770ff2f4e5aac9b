import { escapeHtml } from '#text/escape-html.ts'
import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const span = (style: string) => (digits: string) => `<text:span text:style-name="${style}">${digits}</text:span>`
const inline = (text: string) => writeHeights(escapeHtml(text), span('Up'), span('Down'))

function element({ is, text, number, level = 1, cells = [] }: Part, ruled: boolean): string {
  const written = inline(text)
  switch (is) {
    case 'heading':
      return `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${number} ${written}</text:h>`
    case 'item':
      return `<text:list text:style-name="L1"><text:list-item><text:p text:style-name="Text">${written}</text:p></text:list-item></text:list>`
    case 'footnote':
      return `<text:note text:note-class="footnote"><text:note-citation>${number}</text:note-citation><text:note-body><text:p text:style-name="Footnote">${written}</text:p></text:note-body></text:note>`
    case 'table': {
      const row = (some: readonly string[]) =>
        `<table:table-row>${some.map((cell) => `<table:table-cell table:style-name="${ruled ? 'Ruled' : 'Plain'}" office:value-type="string"><text:p text:style-name="Cell">${inline(cell)}</text:p></table:table-cell>`).join('')}</table:table-row>`
      const [head = [], ...rows] = cells
      return `<text:p text:style-name="Text">Table ${number} — ${written}</text:p><table:table><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows>${row(head)}</table:table-header-rows>${rows.map(row).join('')}</table:table>`
    }
    default:
      return `<text:p text:style-name="Text">${written}</text:p>`
  }
}

const NAMES = ['office', 'style', 'text', 'table'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
)
const heading = (level: number, size: number) =>
  `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" style:default-outline-level="${level}"><style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"/><style:text-properties fo:font-size="${size}pt" fo:font-weight="bold"/></style:style>`
const paragraph = (name: string, size: number, margin: number) =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="${margin}cm"/><style:text-properties fo:font-size="${size}pt"/></style:style>`

/** Writes a document as flat OpenDocument, for LibreOffice: left and right heads, notes at the foot, tables whose head comes again. */
export function writeOffice({ parts, furniture: { designation, licence }, ruled }: KnownDocument): string {
  const body = parts
    .map((part) => element(part, ruled))
    .join('\n')
    .replaceAll('</text:list>\n<text:list text:style-name="L1">', '')
    .replace(/<\/text:p>\n(<text:note .*?<\/text:note>)/g, '$1</text:p>')
  const cell = (name: string, border: string) =>
    `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="${border}"/></style:style>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMES.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>${[15, 12.5, 11, 11].map((size, at) => heading(at + 1, size)).join('')}${paragraph('Text', 10.5, 0.2)}${paragraph('Footnote', 8, 0)}${paragraph('Cell', 9, 0)}${paragraph('Small', 8, 0)}
<text:notes-configuration text:note-class="footnote" text:citation-style-name="Up" text:citation-body-style-name="Up" text:footnotes-position="page" text:start-numbering-at="document"/></office:styles>
<office:automatic-styles>
<style:style style:name="Up" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="Down" style:family="text"><style:text-properties style:text-position="sub 58%"/></style:style>
${cell('Ruled', '0.5pt solid #000000')}${cell('Plain', 'none')}
<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.5cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet></text:list-style>
<style:page-layout style:name="Pm" style:page-usage="mirrored"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style><style:header-footer-properties fo:min-height="0.8cm" fo:margin-bottom="0.4cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.8cm" fo:margin-top="0.4cm"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Pm"><style:header><text:p text:style-name="Small">${designation}<text:tab/><text:chapter text:display="name" text:outline-level="1"/></text:p></style:header><style:header-left><text:p text:style-name="Small"><text:chapter text:display="name" text:outline-level="1"/><text:tab/>${designation}</text:p></style:header-left><style:footer><text:p text:style-name="Small">${licence}<text:tab/>Page <text:page-number/></text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`
}
