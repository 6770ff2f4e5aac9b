import type { ComponentProps, MouseEvent } from 'react'
import { hrefFrom, type To } from './page-location.ts'
import { useLocation, useNavigate } from './router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To
  /** saved with the entry of the history that the link leads to */
  state?: unknown
}

/** Tests whether a click asks for the page here: with other buttons and keys, browsers open tabs and windows or download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** Link to another page of the library. One to the page that is shown adds no entry to the history, as in browsers. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const href = hrefFrom(location.pathname, to)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = event.currentTarget
    const replace = pathname + search + hash === location.pathname + location.search + location.hash
    navigate(href, { state, replace })
  }
  return <a {...rest} href={href} onClick={follow} />
}

interface NavLinkProps extends LinkProps {
  /** marked on its own page alone, and not below it */
  end?: boolean
}

/** Entry of a menu, marked where the page is shown that it leads to. */
export function NavLink({ end = false, className, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const there = hrefFrom(here, rest.to)
    .replace(/[?#].*$/s, '')
    .toLowerCase()
  const isHere = here === there || (!end && here.startsWith(there.endsWith('/') ? there : `${there}/`))
  const classes = [className, isHere && 'active'].filter(Boolean).join(' ')
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} className={classes || undefined} />
}
