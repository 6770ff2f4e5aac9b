import * as z from 'zod/mini'
import { lazySchema } from './lazy-schema.ts'

/** Hosts that are this machine, or addresses that a network hands out by itself, as URLs spell them. */
const INSIDE =
  /^(?:(?:.*\.)?localhost|0\.0\.0\.0|127\..*|169\.254\..*|\[::1?\]|\[fe[89ab][0-9a-f]:.*|\[::(?:ffff:)?(?:7f[0-9a-f]{2}|a9fe|0):.*)$/

/** Tells whether an address leads to a site that a reader's browser may open. */
function leadsOutside(address: string): boolean {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  return !INSIDE.test(url.hostname.replace(/\.$/, ''))
}

/** Address that somebody gives for readers to follow: of the web, without a password, and of no machine nearby. */
export const OutsideUrl = lazySchema(() => z.url().check(z.maxLength(2000), z.refine(leadsOutside)))
