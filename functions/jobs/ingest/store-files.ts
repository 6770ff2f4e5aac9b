import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument, PreparedFile, PreparedPdf, PreparedVideo } from '#library/document/prepared-document.ts'
import { saveFirstPage } from '#library/files/first-page.ts'
import { passcodeOf } from '#library/files/passcode.ts'
import { saveText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'
import { lockPdf } from './lock-pdf.ts'
import type { PdfFile, PreparedDraft } from './prepare-draft.ts'
import type { DraftVideo } from './source/candidate.ts'
import { hashFile } from './source/stamp.ts'

/** Stores the document's files as objects of the tenant. Keys are made from document and bytes, so a second run is idempotent. */
export async function storeFiles(
  ports: Pick<Ports, 'objects' | 'table'>,
  tenant: Tenant,
  prepared: PreparedDraft,
): Promise<PreparedDocument> {
  const { candidate, draft, text } = prepared
  const folder = `${tenant}/documents/${shortHash(candidate.key)}`
  const store = (pdf: PdfFile) => storePdf(ports, tenant, folder, pdf, draft.record.drm)
  // A protected document is not downloaded, and neither is its red-line.
  const redline = draft.redline && !draft.record.drm ? await storeRedline(ports, folder, draft.redline) : undefined
  const oldPdfs: PreparedPdf[] = []
  for (const pdf of prepared.oldPdfs) oldPdfs.push(await store(pdf))
  const videos: PreparedVideo[] = []
  for (const video of draft.videos ?? []) videos.push(await storeVideo(ports, folder, video))
  return {
    record: draft.record,
    publisher: draft.publisher,
    files: {
      pdf: prepared.pdf && (await store(prepared.pdf)),
      html: draft.html && (await storeHtml(ports, folder, draft.html.page, prepared.htmlText)),
      oldPdfs,
      ...(redline && { redline }),
      ...(videos.length > 0 && { videos }),
      ...(prepared.references.length > 0 && { references: prepared.references }),
    },
    text,
    stamp: candidate.stamp,
  }
}

async function storePdf(
  { objects, table }: Pick<Ports, 'objects' | 'table'>,
  tenant: Tenant,
  folder: string,
  { path, pageCount, text, picture }: PdfFile,
  drm: boolean,
): Promise<PreparedPdf> {
  const key = `${folder}/${shortHash(await hashFile(path))}${drm ? '-locked' : ''}.pdf`
  const body = drm ? await lockPdf(await readFile(path), await passcodeOf(table, tenant)) : createReadStream(path)
  const { size } = await objects.put(key, body, { contentType: 'application/pdf' })
  await saveText({ objects }, key, text)
  if (!picture) return { key, size, pageCount }
  const { bytes, ...firstPage } = picture
  await saveFirstPage({ objects }, key, bytes)
  return { key, size, pageCount, firstPage }
}

async function storeRedline({ objects }: Pick<Ports, 'objects'>, folder: string, path: string): Promise<PreparedFile> {
  const key = `${folder}/${shortHash(await hashFile(path))}-redline.pdf`
  const { size } = await objects.put(key, createReadStream(path), { contentType: 'application/pdf' })
  return { key, size }
}

async function storeHtml(
  { objects }: Pick<Ports, 'objects'>,
  folder: string,
  page: string,
  text?: Uint8Array,
): Promise<{ key: string; size: number }> {
  const key = `${folder}/${shortHash(page)}.html`
  const { size } = await objects.put(key, Buffer.from(page), { contentType: 'text/html; charset=utf-8' })
  if (text) await saveText({ objects }, key, text)
  return { key, size }
}

async function storeVideo(
  { objects }: Pick<Ports, 'objects'>,
  folder: string,
  { path, captions, ...facts }: DraftVideo,
): Promise<PreparedVideo> {
  const put = async (file: string, extension: string, contentType: string) => {
    const name = shortHash(await hashFile(file))
    const key = `${folder}/${name}.${extension}`
    const { size } = await objects.put(key, createReadStream(file), { contentType })
    return { name, key, size }
  }
  const { name: id, ...file } = await put(path, facts.kind, `video/${facts.kind}`)
  const stored: PreparedVideo['captions'][number][] = []
  for (const { language, path: at } of captions) {
    const { key, size } = await put(at, 'vtt', 'text/vtt; charset=utf-8')
    stored.push({ language, key, size })
  }
  return { ...facts, id: id.slice(0, 10), ...file, captions: stored }
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
