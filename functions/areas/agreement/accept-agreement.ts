import { agreement } from '#contract/agreement.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readAgreement } from '#people/agreements.ts'
import { writeOfAcceptance } from '#people/sessions.ts'
import { presentAgreement } from './present.ts'

/** Accepts the agreement in force; the audit says who, when, which version and in what language. */
export const acceptAgreement = useCase(
  agreement.accept,
  ['table', 'clock'],
  async ({ version, language }, { actor, tenant, session, originatedIp, ports, fail }) => {
    const { agreement: due, userId, userType } = actor
    if (!due) return presentAgreement(undefined, { accepted: true })
    const read = await readAgreement(ports.table, tenant, due)
    if (!read || (version !== undefined && version !== due.version)) return fail('agreement-changed', due.version)
    const shown = presentAgreement(read, { accepted: true, language })
    if (due.isAccepted) return shown
    const data = {
      ...{ message: `${due.accountId || tenant} ${due.version}`, remoteAddress: originatedIp },
      ...{ version: due.version, language: shown.responseData.value.language ?? 'en', account: actor.account?.id ?? '' },
    }
    const write = writeOfAcceptance({ tenant, userId, session }, userType, due, ports.clock.now())
    await appendAudit(ports, tenant, { principal: userId, type: 'AGREEMENT_ACCEPTED', data }, [write])
    return shown
  },
)
