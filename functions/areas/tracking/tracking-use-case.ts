import type { AnyEndpoint, CodeOf, InputOf, OutputOf } from '#contract/endpoint/endpoint.ts'
import { type Context, type UseCase, useCase } from '#functions/http/use-case.ts'
import type { PortName } from '#ports/ports.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { mayUseTracker } from './policy.ts'

/** Declares a use case of the tracker. It fails with `forbidden` where the tenant has none, and with a code where it is down. */
export function trackingUseCase<E extends AnyEndpoint, const P extends PortName>(
  endpoint: E,
  uses: readonly P[],
  run: (input: InputOf<E>, context: Context<E, P>) => Promise<OutputOf<E>>,
): UseCase<E, P> {
  return useCase(endpoint, uses, async (input, context) => {
    if (!mayUseTracker(context.actor)) context.fail('forbidden')
    try {
      return await run(input, context)
    } catch (error) {
      if (!(error instanceof TrackerUnavailable)) throw error
      return context.fail('tracker-unavailable' as CodeOf<E>)
    }
  })
}
