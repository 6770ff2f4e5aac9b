import { MAX_POINT_RECIPIENTS } from '#contract/points/point-schemas.ts'
import { mailDomainOf } from '#text/mail-domain.ts'

const SEPARATORS = /[\s,;،؛、，；]+/u
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Mail addresses as somebody typed them, or why they cannot be used. */
type ReadAddresses =
  | { readonly addresses: string[] }
  | { readonly problem: 'none' | 'tooMany' }
  | { readonly problem: 'notAddress' | 'others'; readonly address: string }

/** Reads mail addresses separated by commas or spaces, each once; all must have the domain. */
export function readAddresses(typed: string, domain: string): ReadAddresses {
  const addresses = [...new Set(typed.toLowerCase().split(SEPARATORS).filter(Boolean))]
  if (addresses.length === 0) return { problem: 'none' }
  const odd = addresses.find((address) => !ADDRESS.test(address))
  if (odd !== undefined) return { problem: 'notAddress', address: odd }
  const foreign = addresses.find((address) => mailDomainOf(address) !== domain)
  if (foreign !== undefined) return { problem: 'others', address: foreign }
  return addresses.length > MAX_POINT_RECIPIENTS ? { problem: 'tooMany' } : { addresses }
}
