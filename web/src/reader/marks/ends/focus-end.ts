const TRIES = 12
const PAUSE_MS = 120

/** Gives the focus to the end of the chosen selection, as soon as its page is drawn. */
export function focusMarkEnd(tries = TRIES): void {
  const end = document.querySelector<HTMLElement>('.mark-end[data-end="end"]')
  if (end) end.focus({ preventScroll: true })
  else if (tries > 0) window.setTimeout(() => focusMarkEnd(tries - 1), PAUSE_MS)
}
