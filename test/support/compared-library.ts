import { PDFDocument } from '@cantoo/pdf-lib'
import type { Tenant } from '#contract/tenant.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'
import { prepare } from './library.ts'

/** Text of one page: a clause with a paragraph a sentence. */
function textOf(sentences: readonly string[], source: DocumentText['source'] = 'pdf', title = 'Requirements'): DocumentText {
  const blocks = [title, ...sentences].map((text, at): Block => {
    const spans = text.split(' ').flatMap((_, word) => [word * 100, word * 100 + 90])
    const lines = [{ page: 0, top: at * 200, bottom: at * 200 + 100, spans }]
    return { kind: at === 0 ? 'heading' : 'paragraph', clause: 0, text, ...(source === 'pdf' && { lines }) }
  })
  const clauses = [{ id: 'requirements', number: '4', title, level: 1, nature: 'normative' as const }]
  return {
    source,
    language: 'en',
    pages: source === 'pdf' ? [{ width: 5950, height: 8420 }] : [],
    clauses,
    blocks: sentences.length > 0 ? blocks : [],
  }
}

const LADDER_2020 = ['A rung shall carry a load of 100 N for a minute.', 'The colour of a ladder is free.']
const LADDER_2024 = ['A rung shall carry a load of 150 N for a minute.', 'The colour of a ladder is free.']

export interface ComparedDocument {
  readonly designation: string
  /** id of its source, by which it is known under another designation */
  readonly sourceId?: string
  /** text of its files, beside its name */
  readonly says?: string
  /** title of its clause */
  readonly clause?: string
  readonly publisher?: string
  readonly sentences?: readonly string[]
  readonly pageCount?: number
  readonly status?: 'Active' | 'Historical'
  readonly formats: readonly ('pdf' | 'html')[]
  readonly redline?: true
  /** its PDF is one; those of the others are any bytes */
  readonly isPdf?: true
  readonly downloadable?: false
  /** language of a translation, and the designation that it translates */
  readonly translates?: readonly [language: string, designation: string]
}

export const COMPARED_DOCUMENTS: readonly ComparedDocument[] = [
  { designation: 'ISO 131:2020', sentences: LADDER_2020, status: 'Historical', formats: ['pdf', 'html'] },
  { designation: 'ISO 131:2024', sentences: LADDER_2024, formats: ['pdf', 'html'], redline: true },
  { designation: 'ISO 132:2020', sentences: LADDER_2020, pageCount: 150, formats: ['pdf'] },
  { designation: 'ISO 133:2020', sentences: LADDER_2024, pageCount: 150, formats: ['pdf'] },
  { designation: 'ISO 134:2020', sentences: LADDER_2020, pageCount: 5001, formats: ['pdf'] },
  // A scan.
  { designation: 'ISO 135:2020', sentences: [], pageCount: 150, formats: ['pdf'] },
  // A text that no release has read yet.
  { designation: 'ISO 136:2020', formats: ['pdf'] },
  { designation: 'ISO 137:2020', formats: [] },
  { designation: 'ISO 138:2020', sentences: LADDER_2020, status: 'Historical', formats: ['pdf'], isPdf: true },
  { designation: 'ISO 138:2024', sentences: LADDER_2024, formats: ['pdf'], isPdf: true },
  // Read on screen alone.
  { designation: 'ISO 139:2024', sentences: LADDER_2024, formats: ['pdf'], isPdf: true, downloadable: false },
  { designation: 'CLOSED 131:2024', publisher: 'CLOSED', sentences: ['The secret word is plover.'], formats: ['pdf', 'html'] },
]

async function onePage(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([595, 842])
  return document.save()
}

async function prepareWanted(
  { objects }: Pick<Ports, 'objects'>,
  tenant: Tenant,
  {
    designation,
    sourceId,
    says = '',
    clause,
    publisher = 'ISO',
    sentences,
    pageCount = 1,
    status = 'Active',
    formats,
    redline,
    isPdf,
    downloadable,
    translates,
  }: ComparedDocument,
): Promise<PreparedDocument> {
  const name = designation.replace(/\W/g, '')
  const keys = { pdf: `${tenant}/documents/${name}/${name}.pdf`, html: `${tenant}/documents/${name}/${name}.html` }
  const bytes = isPdf ? await onePage() : new TextEncoder().encode(`a file of ${designation}${says}`)
  for (const format of formats) {
    await objects.put(keys[format], bytes, { contentType: format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8' })
    if (sentences) await saveText({ objects }, keys[format], packText(textOf(sentences, format, clause)))
  }
  const redlineKey = `${tenant}/documents/${name}/${name}-redline.pdf`
  if (redline) await objects.put(redlineKey, bytes, { contentType: 'application/pdf' })
  const files = {
    ...(redline && { redline: { key: redlineKey, size: bytes.length } }),
    ...(formats.includes('pdf') && { pdf: { key: keys.pdf, size: bytes.length, pageCount } }),
    ...(formats.includes('html') && { html: { key: keys.html, size: bytes.length } }),
  }
  const facts = {
    designation,
    ...(sourceId && { sourceId }),
    publisher,
    status,
    family: (translates?.[1] ?? designation).slice(0, -5),
    ...(translates && { language: translates[0], translationOf: translates[1] }),
    ...(downloadable === false && { downloadable }),
  }
  return prepare(facts, files, [...(sentences ?? [])])
}

/** Saves documents that can be compared, and some that cannot. */
export async function saveComparedLibrary(
  ports: SavingPorts & Pick<Ports, 'objects'>,
  tenant: Tenant,
  all: readonly ComparedDocument[] = COMPARED_DOCUMENTS,
): Promise<void> {
  const documents: PreparedDocument[] = []
  for (const wanted of all) documents.push(await prepareWanted(ports, tenant, wanted))
  await saveDocuments(ports, tenant, documents)
}
