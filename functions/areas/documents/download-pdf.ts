import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayDownload, mayRead } from '#library/document/entitlement.ts'
import { assetsOf } from '#library/files/asset-id.ts'
import { linkFile } from '#library/files/link-file.ts'
import { findDocument } from '#library/find-document.ts'

export const downloadPdf = useCase(documents.download, ['table', 'objects'], async ({ contentCode }, context) => {
  const { actor, ports, fail } = context
  const document = await findDocument(contentCode, context)
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  const file = assetsOf(document).pdfs[0]?.file
  if (hasFilesHere(document) && !(document.files.pdf && file)) return fail('no-file', 'contentCode')
  if (!file || !mayDownload(actor, document)) return fail('not-downloadable', 'contentCode')
  // An empty file tells as little as no access, and is answered like it.
  if (file.size === 0) return fail('not-entitled', 'contentCode')
  return linkFile(ports.objects, { kind: 'pdf', ...file, title: document.record.designation, keeps: true })
})
