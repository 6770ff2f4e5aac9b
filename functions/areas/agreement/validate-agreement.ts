import { agreement } from '#contract/agreement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readAgreement } from '#people/agreements.ts'
import { presentAgreement } from './present.ts'

/** Tells whether somebody accepted the agreement in force, with its text. */
export const validateAgreement = useCase(
  agreement.validate,
  ['table'],
  async ({ language }, { actor, tenant, ports: { table } }) => {
    const { agreement: due } = actor
    return presentAgreement(due && (await readAgreement(table, tenant, due)), !due || due.isAccepted, language)
  },
)
