/** Style of all HTML documents. Each page embeds it, because a page may fetch nothing. */
export const READING_STYLE = `
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --line: #c9d0da; --soft: #f3f5f8; --link: #1452a8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --paper: #14181f; --line: #3b4452; --soft: #1d232d; --link: #8ab8ff } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 'Noto Serif', Georgia, serif }
:lang(ar), :lang(fa), :lang(ur) { font-family: 'Noto Naskh Arabic', 'Noto Sans Arabic', serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere }
h1, h2, h3, h4, h5, h6 { font-family: Inter, system-ui, sans-serif; line-height: 1.25; margin: 2em 0 .6em }
h1 { font-size: 1.7rem; margin-top: 0 } h2 { font-size: 1.35rem } h3 { font-size: 1.1rem } h4, h5, h6 { font-size: 1rem }
p, ul, ol, dl, pre, blockquote, figure, table { margin: 0 0 1em }
a { color: var(--link) }
dt { font-weight: 600 } dd { margin-inline-start: 1.5em }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .94em }
th, td { border: 1px solid var(--line); padding: .35em .6em; text-align: start; vertical-align: top }
th { background: var(--soft) }
caption, figcaption { font-weight: 600; font-size: .94em; margin: .5em 0; text-align: start }
figure { margin-inline: 0 } img, svg { max-width: 100%; height: auto }
pre, code, kbd, samp { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; direction: ltr; unicode-bidi: isolate }
pre { background: var(--soft); padding: .8em 1em; overflow-x: auto }
blockquote, aside { border-inline-start: 3px solid var(--line); margin-inline: 0; padding-inline-start: 1em }
aside { background: var(--soft); padding: .6em 1em; margin-bottom: 1em; font-size: .95em }
@media print { main { max-width: none; padding: 0 } }
`
