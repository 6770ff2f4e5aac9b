import { escapeHtml } from '#text/escape-html.ts'
import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const inline = (text: string) =>
  writeHeights(
    escapeHtml(text),
    (digits) => `<sup>${digits}</sup>`,
    (digits) => `<sub>${digits}</sub>`,
  )

function element({ is, text, cells = [] }: Part): string {
  const written = inline(text)
  if (is === 'item') return `<ul><li>${written}</li></ul>`
  if (is !== 'table') return `<t>${written}</t>`
  const row = (some: readonly string[], name: string) =>
    `<tr>${some.map((cell) => `<${name}>${inline(cell)}</${name}>`).join('')}</tr>`
  const [head = [], ...rows] = cells
  return `<table><name>${written}</name><thead>${row(head, 'th')}</thead><tbody>${rows.map((one) => row(one, 'td')).join('')}</tbody></table>`
}

/** Writes a document as source of xml2rfc, which has no footnotes. */
export function writeRfc({ parts }: KnownDocument): string {
  let body = ''
  let open = 0
  for (const part of parts.filter(({ is }) => is !== 'footnote')) {
    if (open === 0 && part.is !== 'heading') continue
    if (part.is !== 'heading') body += element(part)
    else {
      const level = part.level ?? 1
      for (; open >= level; open--) body += '</section>\n'
      body += `<section><name>${inline(part.text)}</name>\n`
      open = level
    }
  }
  body += '</section>'.repeat(open)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rfc xmlns:xi="http://www.w3.org/2001/XInclude" version="3" ipr="trust200902" docName="draft-known-document-00" category="info" submissionType="independent" sortRefs="true">
<front><title abbrev="Known">Known Document</title><seriesInfo name="Internet-Draft" value="draft-known-document-00"/><author fullname="A. Known" initials="A." surname="Known"><organization>Known</organization></author><date year="2026" month="11" day="1"/><abstract><t>Known words.</t></abstract></front>
<middle>${body.replaceAll('</li></ul><ul><li>', '</li><li>')}</middle></rfc>`
}
