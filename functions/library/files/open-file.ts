import type { Actor } from '#people/actor.ts'
import { opensFile, previewsFile } from '../document/entitlement.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import type { PreparedFile } from '../document/prepared-document.ts'

/** A fault of the use case that asks: it has not asked itself who may read. */
class FileClosed extends Error {
  override readonly name = 'FileClosed'
}

/** Opens a file of a text. It asks again, whatever was asked before: the key must be of the record, and the record open. */
export function openFile<File extends Pick<PreparedFile, 'key'>>(
  actor: Pick<Actor, 'account'>,
  document: JoinedDocument,
  file: File,
): File {
  if (!opensFile(actor, document, file.key)) throw new FileClosed(`${file.key} is not open, or not of ${document.contentCode}`)
  return file
}

/** Opens a file of a text that is closed, for its preview. It asks again, as `openFile` does. */
export function openPreview<File extends Pick<PreparedFile, 'key'>>(
  actor: Pick<Actor, 'tenant' | 'account' | 'drmView'>,
  document: JoinedDocument,
  file: File,
): File {
  if (!previewsFile(actor, document, file.key))
    throw new FileClosed(`${file.key} has no preview, or is not of ${document.contentCode}`)
  return file
}
