import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

type Printable = Pick<DocumentMetadata, 'drm' | 'downloadable'>

/** Tells why a document may not be printed: only who may keep its file may print it. */
export function printRefusal({ drm, downloadable }: Printable, tab: string, protectedView: boolean): MessageKey | undefined {
  if (drm || protectedView) return 'documents.printProtected'
  return tab === 'PDF' && !downloadable ? 'documents.printNotAllowed' : undefined
}
