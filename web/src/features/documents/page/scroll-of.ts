/** Place in an HTML text that a reader left through a link, from the browser's history; undefined where there is none. */
export function scrollOf(state: unknown): number | undefined {
  const { html } = (state ?? {}) as { html?: unknown }
  return typeof html === 'number' && Number.isFinite(html) && html >= 0 ? html : undefined
}
