/** Style of a document's page in its frame. The colors are those of the site; the document has none of its own. */
export const READING_STYLE = `
:root { color-scheme: light; --ink: #16191d; --quiet: #565d66; --paper: #fff; --line: #e3e6ea; --soft: #f7f8f9; --link: #33526e; --mark: #fff1a8; --found: #ffd84d; --current: #ff9a3d }
:root[data-theme=dark] { color-scheme: dark; --ink: #eceef1; --quiet: #a9b0ba; --paper: #131518; --line: #2c3036; --soft: #1a1d21; --mark: #5c4d00; --found: #7a6400; --current: #a85400 }
html { background: var(--paper); color: var(--ink); font: 400 calc(17px * var(--size, 1)) / 1.65 'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif; -webkit-text-size-adjust: 100%; scrollbar-width: none }
body { margin: 0 auto; padding: 2.5rem 1.25rem 1rem; box-sizing: content-box; max-width: 32.8rem; overflow-wrap: break-word }
:root:lang(ar) body, :root:lang(fa) body, :root:lang(ur) body { max-width: 30rem; line-height: 1.9 }
:root:lang(ja) body, :root:lang(zh) body, :root:lang(ko) body { max-width: 38rem; line-height: 1.8 }
header p { margin: 0 0 .35em; color: var(--quiet); font-size: .94em }
h1, h2, h3, h4, h5, h6 { position: relative; font-weight: 650; line-height: 1.3; letter-spacing: -.01em; margin: 2em 0 .6em; text-wrap: balance; scroll-margin-top: 1.5rem }
:is(h1, h2, h3, h4, h5, h6):lang(ar) { letter-spacing: 0 }
h1 { font-size: 1.65rem; margin-top: 0 } h1 small { display: block; margin-bottom: .35em; font-size: .62em; color: var(--quiet) }
h2 { font-size: 1.3rem; margin-top: 2.4em; padding-top: 1.1em; border-top: 1px solid var(--line) } body > h2:first-child { margin-top: 0; padding-top: 0; border-top: 0 } h3 { font-size: 1.08rem } h4, h5, h6 { font-size: 1rem }
p, ul, ol, dl, pre, blockquote, figure, table { margin: 0 0 1em }
ul, ol { padding-inline-start: 1.6em } li { margin: .3em 0 } li::marker { color: var(--quiet) }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 3px }
a[data-reference]:not([href]) { color: inherit; text-decoration: none }
a:focus-visible, :target:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
nav { margin: 2em 0; padding: 1em 1.25em; border: 1px solid var(--line); border-radius: 6px; background: var(--soft) }
nav :is(ol, ul) { margin: 0; padding: 0; list-style: none } nav :is(ol, ul) :is(ol, ul) { padding-inline-start: 1.25em } nav a { text-decoration: none }
@media screen and (min-width: 700px) { nav[data-contents] { display: none } }
.clause-link { position: absolute; inset-inline-end: calc(100% + .1em); padding: 0 .25em; color: var(--quiet); font-weight: 400; text-decoration: none; opacity: 0 }
:is(h1, h2, h3, h4, h5, h6):hover > .clause-link, .clause-link:focus { opacity: 1 }
dt { font-weight: 600 } dd { margin: 0 0 .6em; margin-inline-start: 1.5em }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .92em; line-height: 1.5; font-variant-numeric: tabular-nums }
th, td { border: 1px solid var(--line); padding: .4em .7em; text-align: start; vertical-align: top }
th { background: var(--soft); font-weight: 600 }
caption, figcaption { margin: .5em 0; font-size: .92em; font-weight: 600; text-align: start }
figure { margin-inline: 0 } img, svg { max-width: 100%; height: auto } :root[data-theme=dark] img { background: #fff }
[data-missing-picture] { display: inline-block; padding: .5em .8em; border: 1px dashed var(--quiet); border-radius: 4px; color: var(--quiet); font-size: .88em } [data-missing-picture]::before { content: attr(data-missing-picture) }
pre, code, kbd, samp { font: .88em ui-monospace, Menlo, Consolas, monospace; direction: ltr; unicode-bidi: isolate }
pre { padding: .9em 1.1em; border-radius: 6px; background: var(--soft); overflow-x: auto }
hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0 }
blockquote, aside { margin: 0 0 1em; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); font-size: .95em }
aside { padding: .7em 1em; border-radius: 0 6px 6px 0; background: var(--soft) } :dir(rtl) aside { border-radius: 6px 0 0 6px } aside > :last-child { margin-bottom: 0 }
mark { border-radius: 2px; background: var(--mark); color: inherit }
:root.selects-cells ::selection { background: transparent }
::highlight(found) { background: var(--found); color: var(--ink) } ::highlight(current) { background: var(--current); color: var(--ink) }
@media print { html { font-size: 11pt; background: #fff; color: #000 } body { max-width: none; padding: 0 } .clause-link { display: none } h1, h2, h3, h4 { break-after: avoid } table, figure, aside { break-inside: avoid } table { display: table; overflow: visible } pre { overflow: visible; white-space: pre-wrap } }
`
