import { isReading } from '#web/lib/paths.ts'

/** Parts of the page that are drawn before it: none where a text stands alone. */
export type Frame = 'none' | 'home' | 'text' | 'compare' | 'page'

/** Chooses the frame that the page at a path will have. */
export function frameOf(pathname: string): Frame {
  if (/^\/document-view\/?$/.test(pathname)) return 'none'
  if (isReading(pathname)) return pathname.startsWith('/compare') ? 'compare' : 'text'
  return /^\/(home(\/|$)|$)/.test(pathname) ? 'home' : 'page'
}
