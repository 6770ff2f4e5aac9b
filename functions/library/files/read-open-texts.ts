import type { Actor } from '#people/actor.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { type DocumentTexts, readDocumentTexts } from '../reading/read-document-texts.ts'
import { openFile, openPreview } from './open-file.ts'

type Reader<Named extends keyof Actor> = Parameters<typeof readDocumentTexts>[1] & { readonly actor: Pick<Actor, Named> }

/** Reads the texts of a document's files for somebody who may read them. */
export function readOpenTexts(document: JoinedDocument, context: Reader<'account'>): Promise<DocumentTexts> {
  const { pdf, html } = document.files
  for (const file of [pdf, html]) if (file) openFile(context.actor, document, file)
  return readDocumentTexts(document, context)
}

/** Reads the texts of a document's files for a preview. */
export function readPreviewedTexts(
  document: JoinedDocument,
  context: Reader<'tenant' | 'account' | 'drmView'>,
): Promise<DocumentTexts> {
  const { pdf, html } = document.files
  for (const file of [pdf, html]) if (file) openPreview(context.actor, document, file)
  return readDocumentTexts(document, context)
}
