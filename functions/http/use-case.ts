import type { AnyEndpoint, CodeOf, InputOf, OutputOf } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { Customer } from '#people/keys/find-customer.ts'
import type { TokenSession } from '#ports/identity.ts'
import type { PortName, Ports } from '#ports/ports.ts'

export interface Context<E extends AnyEndpoint, P extends PortName> {
  /** Reading it on a public endpoint is an error. */
  readonly actor: Actor
  /** session of the actor's token */
  readonly session: TokenSession
  /** account of the key; absent where the endpoint takes none */
  readonly customer?: Customer
  readonly tenant: Tenant
  /** origin of the tenant's site: https://astm.example */
  readonly origin: string
  readonly ports: Pick<Ports, P>
  readonly requestId: string
  /** address of the connection */
  readonly originatedIp: string
  /** Reads a cookie that the endpoint declares; undefined without it. */
  readonly cookie: (name: string) => string | undefined
  /** the program that asks, as it names itself; empty where it does not */
  readonly userAgent: string
  /** Ends the request with one of the codes that the endpoint declares, and with the stored state that the person may see. */
  readonly fail: (code: CodeOf<E>, about?: string, stored?: OutputOf<E> & object) => never
  /** Ends the request with `too-many-requests` where there is a time until which somebody may not go on. */
  readonly allow: (until: Date | undefined) => void
  /** Adds facts to the call's log line. */
  readonly note: (facts: Readonly<Record<string, string | number | boolean>>) => void
  /** Sets a response header that the endpoint declares. */
  readonly setHeader: (name: string, value: string) => void
}

export interface UseCase<E extends AnyEndpoint = AnyEndpoint, P extends PortName = PortName> {
  readonly endpoint: E
  readonly uses: readonly P[]
  readonly run: (input: InputOf<E>, context: Context<E, P>) => Promise<OutputOf<E>>
}

/** Declares a use case: its endpoint, the ports it receives (and is granted on AWS), and its function. */
export function useCase<E extends AnyEndpoint, const P extends PortName>(
  endpoint: E,
  uses: readonly P[],
  run: (input: InputOf<E>, context: Context<E, P>) => Promise<OutputOf<E>>,
): UseCase<E, P> {
  return { endpoint, uses, run }
}
