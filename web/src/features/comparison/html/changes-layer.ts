import type { Text } from '#web/lib/i18n/i18n.tsx'
import type { HtmlLayer } from '#web/reader/html/prepare-html.ts'

/** Look of changes on a compared page. What is new is underlined and what is gone struck out: color says nothing alone. */
const STYLE = `
:root { --new: #dcf3e1; --new-ink: #0b5c25; --gone: #fbe3e1; --gone-ink: #97231a; --moved: #e4e9fb; --moved-ink: #4a5cc0 }
:root[data-theme=dark] { --new: #12361f; --new-ink: #9be0b0; --gone: #451a17; --gone-ink: #ffb4ac; --moved: #1f2a4d; --moved-ink: #aebaff }
ins { background: var(--new); color: var(--new-ink); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; border-radius: 2px }
del { background: var(--gone); color: var(--gone-ink); text-decoration: line-through; border-radius: 2px }
.change { margin-inline-start: -.9rem; padding-inline-start: calc(.9rem - 3px); border-inline-start: 3px solid var(--line) }
.change.moved { background: var(--moved) }
li.change { margin-inline-start: 0; padding-inline-start: .4rem }
:is(td, th).change { padding-inline-start: .7rem }
:is(tr, td, th).moved { border-inline-start-color: var(--moved-ink) }
[id^=change-] { scroll-margin-top: 4rem }
.in-lines { margin-block: .25rem; font-size: .875em; font-style: italic }
ul { list-style: none; padding-inline-start: 1em }
details.unchanged { margin-block: .5rem }
details.unchanged > summary { padding: .25rem .75rem; background: var(--quiet-ground, rgb(128 128 128 / 12%)); border-radius: 4px; cursor: pointer; font-size: .875em }
html:has(.split) body { max-width: none }
.split .row, .split-names { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1.5rem }
.split .row.change { margin-inline-start: 0 }
.split .row p, .split .row table { margin-block: .35rem }
.split table { display: block; overflow-x: auto }
.split-names { position: sticky; inset-block-start: 0; z-index: 1; padding-block: .5rem; background: Canvas; font-weight: 600; border-block-end: 1px solid var(--line) }
`

/** Adds to a compared page the look of changes, what its folds say, and the names of both texts where they stand side by side. */
export function createChangesLayer(t: Text, names: { readonly older: string; readonly newer: string }): HtmlLayer {
  return (page) => {
    const style = page.createElement('style')
    style.textContent = STYLE
    for (const fold of page.querySelectorAll<HTMLElement>('details.unchanged'))
      fold.firstElementChild?.append(t('comparison.unchanged', { count: Number(fold.dataset.count) }))
    for (const note of page.querySelectorAll('.in-lines')) note.append(t('comparison.inLines'))
    if (page.querySelector('.split')) page.body.prepend(namesOf(page, t, names))
    page.body.prepend(style)
    return undefined
  }
}

function namesOf(page: Document, t: Text, { older, newer }: { readonly older: string; readonly newer: string }): Element {
  const head = page.createElement('div')
  head.className = 'split-names'
  const texts = [`${t('comparison.older')}: ${older}`, `${t('comparison.newer')}: ${newer}`]
  head.append(
    ...texts.map((text) => {
      const name = page.createElement('bdi')
      name.textContent = text
      return name
    }),
  )
  return head
}
