import { TENANTS } from '#contract/tenant.ts'
import type { Embedded } from '#functions/wiring/embedded.ts'
import { agreementPdfKey, isLibraryPdf } from '#tenants/agreement-pdf.ts'
import { tenants } from '#tenants/index.ts'

/** Puts the PDFs of agreements that tenants' pages name into the library, where it does not have them yet. */
export async function putAgreements({ ports: { objects } }: Pick<Embedded, 'ports'>): Promise<void> {
  for (const tenant of TENANTS) {
    const pdf = tenants[tenant].agreement?.pdf
    if (pdf === undefined || !isLibraryPdf(pdf)) continue
    const key = agreementPdfKey(tenant, pdf)
    if (await objects.head(key)) continue
    const { makeAgreementPdf } = await import('../demo/agreement.ts')
    const bytes = await makeAgreementPdf(tenant)
    if (bytes) await objects.put(key, bytes, { contentType: 'application/pdf' })
  }
}
