import { agreement } from '#contract/agreement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readAgreement } from '#people/agreements.ts'
import { offerPdf } from './offer-pdf.ts'
import { presentAgreement } from './present.ts'

/** Tells whether somebody accepted the agreement in force, with its text. */
export const validateAgreement = useCase(
  agreement.validate,
  ['table', 'objects'],
  async ({ language }, { actor, tenant, ports }) => {
    const { agreement: due } = actor
    const read = due && (await readAgreement(ports.table, tenant, due))
    const file = await offerPdf(ports, tenant, read)
    return presentAgreement(read, { accepted: !due || due.isAccepted, language, file })
  },
)
