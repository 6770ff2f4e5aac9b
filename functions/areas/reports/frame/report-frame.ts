import type { Language, Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

/** Colours of the surrounding page, which a frame does not inherit. */
const COLOURS = {
  light: 'color-scheme: light; --ground: #ffffff; --ink: #16191d; --quiet: #565d66; --line: #e3e6ea',
  dark: 'color-scheme: dark; --ground: #131518; --ink: #eceef1; --quiet: #a9b0ba; --line: #2c3036',
} as const satisfies Record<'light' | 'dark', string>

const STYLE = `
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink); font: 14px/1.5 'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif; font-feature-settings: 'cv05', 'ss03' }
h1 { margin: 0; font-size: 16px; line-height: 24px }
h2 { margin: 24px 0 4px; font-size: 14px; line-height: 24px }
p { margin: 0 0 8px; color: var(--quiet); overflow-wrap: anywhere }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; margin-block-end: 8px }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 12px; margin: 8px 0 }
dt { color: var(--quiet); font-size: 12px }
dd { margin: 0; font-size: 20px; line-height: 28px; font-variant-numeric: tabular-nums }
dd small { display: block; color: var(--quiet); font-size: 12px; line-height: 16px }
.wide { overflow-x: auto }
.wide:focus-visible { outline: 2px solid var(--accent) }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 6px 12px; border-block-end: 1px solid var(--line); text-align: start; font-weight: inherit }
:is(th, td):first-child { padding-inline-start: 0 }
thead th { white-space: nowrap; color: var(--quiet); font-size: 12px }
tbody th { min-inline-size: 8rem; overflow-wrap: anywhere }
.number { text-align: end; font-variant-numeric: tabular-nums }
.files { margin-block: 4px 0 }
figure { margin: 8px 0 }
figcaption { color: var(--quiet); font-size: 12px }
.ends { display: flex; justify-content: space-between; color: var(--quiet); font-size: 12px }
svg { display: block; overflow: visible }
svg text { fill: var(--ink); font-size: 12px }
svg .tick { fill: var(--quiet) }
.grid { stroke: var(--line) }
.line, .before { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
.before { stroke: var(--quiet); stroke-dasharray: 4 4 }
.area { fill: var(--accent); opacity: 0.1 }
.bar { fill: var(--accent) }
.key { display: inline-block; inline-size: 20px; margin-inline: 8px 4px; border-block-start: 2px solid var(--accent); vertical-align: middle }
.before-key { border-block-start: 2px dashed var(--quiet) }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; margin-block-end: 8px }
label { display: grid; color: var(--quiet); font-size: 12px }
input, select, button { box-sizing: border-box; max-inline-size: 100%; min-block-size: 32px; padding: 4px 8px; border: 1px solid var(--quiet); border-radius: 6px; background: var(--ground); color: var(--ink); font: inherit; font-size: 14px }
button { cursor: pointer }
:is(input, select, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
[role='alert'] { color: var(--ink); font-weight: 600 }
nav span { align-self: center; color: var(--quiet) }
a { display: inline-block; padding-block: 10px; color: var(--accent) }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (pointer: coarse) { :is(input, select, button) { min-block-size: 44px } }
@media print { :root { --ground: #ffffff; --ink: #000000; --quiet: #444444 } nav, form, .filter a { display: none } section { break-inside: avoid-page } }`

/** Look of a page of the frame, which follows the page around it. */
interface FrameLook {
  readonly tenant: Tenant
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

function styleOf({ tenant, theme }: FrameLook): string {
  const { accent, accentDark } = tenants[tenant].shown.theme
  return `:root { ${COLOURS[theme]}; --accent: ${theme === 'dark' ? accentDark : accent} }${STYLE}`
}

/** A page of the frame, in the language and theme of the page around it. */
export const framePage = (request: FrameLook, title: string, body: string): string => `<!doctype html>
<html lang="${request.language}" dir="${request.language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${request.theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/fonts.css"><style>${styleOf(request)}</style></head>
<body><main>${body}</main></body></html>`
