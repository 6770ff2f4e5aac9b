import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { prepare } from './library.ts'

const PDF = new TextEncoder().encode(`%PDF-1.4\n${'% a page of a standard\n'.repeat(40)}%%EOF\n`)
const PICTURE = new TextEncoder().encode('RIFF....WEBP')
const HTML = new TextEncoder().encode('<!doctype html><title>Part 1</title><h1>Scope</h1><p>Cable glands for lamps.</p>')

/** A small library: a family of three editions, a translation, a document of an outside publisher, one that no account holds. */
export async function shelf({ objects }: Pick<SavingPorts, 'objects'>, tenant: Tenant): Promise<PreparedDocument[]> {
  const pdfKey = `${tenant}/documents/shelf.pdf`
  const htmlKey = `${tenant}/documents/shelf.html`
  await objects.put(pdfKey, PDF, { contentType: 'application/pdf' })
  await objects.put(`${pdfKey}.first-page`, PICTURE, { contentType: 'image/webp' })
  await objects.put(htmlKey, HTML, { contentType: 'text/html; charset=utf-8' })
  const files = { pdf: { key: pdfKey, size: PDF.length, pageCount: 3, firstPage: { width: 595, height: 842 } } }
  const both = { ...files, html: { key: htmlKey, size: HTML.length } }
  return [
    prepare({ designation: 'ISO 7010:2003', family: 'ISO 7010', status: 'Historical', title: 'Safety signs' }, files, [
      'signs of old',
    ]),
    prepare({ designation: 'ISO 7010:2011', family: 'ISO 7010', status: 'Historical', title: 'Safety signs' }, files, ['signs']),
    prepare({ designation: 'ISO 7010:2019', family: 'ISO 7010', title: 'Safety signs', publishDate: '2019-07-01' }, both, [
      'signs',
      'colours and shapes of signs',
    ]),
    prepare(
      {
        designation: 'ISO 7010:2019 (ar)',
        family: 'ISO 7010',
        language: 'ar',
        title: 'علامات السلامة',
        translationOf: 'ISO 7010:2019',
      },
      files,
      ['علامات'],
    ),
    prepare(
      {
        publisher: 'ACME',
        designation: 'ACME 12:2020',
        family: 'ACME 12',
        title: 'Cable glands',
        accessUrl: 'https://acme.example.org/12',
      },
      {},
      [],
    ),
    prepare({ publisher: 'CLOSED', designation: 'CLOSED 9:2021', family: 'CLOSED 9', title: 'Nobody here holds this' }, files, [
      'secret words',
    ]),
    prepare(
      { designation: `ISO 1${tenant.length}${tenant.charCodeAt(1)}:2022`, family: `only ${tenant}`, title: `Only for ${tenant}` },
      both,
      [`zebra of ${tenant}`],
    ),
  ]
}
