import type { UseFacts } from '#contract/endpoint/use.ts'
import type { Actors, Events } from '#ports/events.ts'
import type { Ports } from '#ports/ports.ts'
import { type Call, type HttpEvent, headerOf, type Middleware } from './call.ts'

/** Code of a refusal for want of a subscription: the text was asked for, and denied. */
const DENIED = 'not-entitled'

/** People of an organization share one sign-in: they are told apart by their sessions. */
function actorsOf(event: HttpEvent, { actor, session, originatedIp }: Call): Actors {
  const isPerson = actor && actor.userType === 'individual' && !actor.anonymous
  return {
    ...(isPerson && { person: actor.userId }),
    ...(actor && session && { session: `${actor.userId} ${session.id}` }),
    address: originatedIp,
    agent: headerOf(event, 'user-agent') ?? '',
  }
}

function factsOf(call: Call): readonly UseFacts[] {
  const use = call.useCase?.endpoint.use
  if (!use || call.input === undefined) return []
  if (call.output !== undefined) return use.facts(call.input, call.output)
  return call.code === DENIED && use.asked ? [{ document: use.asked(call.input), denied: true }] : []
}

/**
 * Emits what the contract says of a call that is answered, or denied. Nothing waits for it, and a fault in it is no fault of the
 * call: it is a fact of the call’s line.
 */
export function recordUse({ events, clock }: { readonly events?: Events; readonly clock: Ports['clock'] }): Middleware {
  const emit: Middleware['after'] = ({ event, context: { call } }) => {
    const { tenant, actor, useCase } = call
    if (!events || !tenant || !actor?.account) return
    try {
      const kind = useCase?.endpoint.use?.kind
      const shared = { tenant, at: clock.now().toISOString(), account: actor.account.id, by: actorsOf(event, call) }
      for (const { denied, ...facts } of factsOf(call))
        if (kind) events.emit({ ...shared, kind: denied ? 'denial' : kind, ...facts })
    } catch (error) {
      call.notes.use = String(error)
    }
  }
  return { after: emit, onError: emit }
}

/** Begins to read what an event of the call will need, while the call itself reads whom it is of. */
export const prepareUse = ({ events }: { readonly events?: Events }): Middleware => ({
  before: ({ context: { call } }) => {
    if (call.tenant && call.useCase?.endpoint.use) events?.prepare(call.tenant)
  },
})
