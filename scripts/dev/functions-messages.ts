import type { IssuerSessions } from '#functions/adapters/embedded/identity/local-issuers.ts'

export interface FunctionsSettings {
  /** the port that people use, not the one that the process listens on */
  readonly port: number
  readonly data: string
  /** folder of the built page */
  readonly page: string
  readonly sessions?: IssuerSessions
}

/** Orders for the process that runs the functions. */
export type Order =
  | { readonly do: 'open'; readonly settings: FunctionsSettings }
  | { readonly do: 'inspect'; readonly port: number }
  | { readonly do: 'close' }

/** Reports of that process. */
export type Report =
  | { readonly is: 'loaded' }
  | { readonly is: 'open'; readonly port: number }
  | { readonly is: 'failed'; readonly error: string }
  | { readonly is: 'closed' }
  /** somebody has signed in or out */
  | { readonly is: 'signed'; readonly sessions: IssuerSessions }

/** Header with the address that a request came from: the process itself sees the forwarding one alone. */
export const CAME_FROM = 'x-dev-remote-address'
