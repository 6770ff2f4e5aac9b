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
ul { list-style: none; padding-inline-start: 1em }
`

/** Adds the look of changes to a compared page. */
export const changesLayer: HtmlLayer = (page) => {
  const style = page.createElement('style')
  style.textContent = STYLE
  page.body.prepend(style)
  return undefined
}
