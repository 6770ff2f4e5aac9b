import type { FileLink } from '#contract/documents/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import { presignFile } from '#library/files/presign-file.ts'
import type { Agreement } from '#people/agreements.ts'
import type { Ports } from '#ports/ports.ts'
import { agreementPdfKey, isLibraryPdf } from '#tenants/agreement-pdf.ts'

/** Offers the PDF of an agreement that the deployment holds; undefined where it holds none. */
export async function offerPdf(
  { objects }: Pick<Ports, 'objects'>,
  tenant: Tenant,
  agreement: Agreement | undefined,
): Promise<FileLink | undefined> {
  if (agreement?.pdf === undefined || !isLibraryPdf(agreement.pdf)) return undefined
  const key = agreementPdfKey(tenant, agreement.pdf)
  const facts = await objects.head(key)
  return facts && presignFile(objects, { kind: 'pdf', key, size: facts.size, title: `agreement-${agreement.version}` })
}
