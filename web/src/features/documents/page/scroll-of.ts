/** Place in an HTML text that a reader left through a link, from the browser's history; undefined where there is none. */
export function scrollOf(state: unknown): number | undefined {
  const { html } = (state ?? {}) as { html?: unknown }
  return typeof html === 'number' && Number.isFinite(html) && html >= 0 ? html : undefined
}

/** Saves the place in an HTML text, or that there is none, with the present entry of the browser's history. */
export function saveScroll(html: number | undefined): void {
  const { usr, ...state } = (window.history.state ?? {}) as { usr?: object | null }
  window.history.replaceState({ ...state, usr: { ...usr, html } }, '')
}
