import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { escapeHtml } from '#text/escape-html.ts'

const NAMES = 'icon-names.ts'
const require = createRequire(import.meta.url)

interface Shape {
  readonly tag: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children?: readonly Shape[]
}

function write({ tag, attrs, children = [] }: Shape): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${written.join('')}>${children.map(write).join('')}</${tag}>`
}

function symbolOf(name: string): string {
  const { icon } = require(`@ant-design/icons-svg/lib/asn/${name}`).default as { readonly icon: Shape }
  const { focusable: _, ...attrs } = icon.attrs
  return write({ ...icon, tag: 'symbol', attrs: { id: name, ...attrs } })
}

/** Draws icons, a symbol each, into a file from which a page shows them by name. */
export const drawSprite = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`

/** Makes `icons.svg` of the names that stand beside it, read anew with each build. Its address changes with its content. */
export const iconSprite = (): Plugin => ({
  name: 'icon-sprite',
  setup(build) {
    build.onResolve({ filter: /\/icons\.svg$/ }, ({ resolveDir }) => ({
      path: path.join(resolveDir, 'icons.svg'),
      namespace: 'icons',
    }))
    build.onLoad({ filter: /.*/, namespace: 'icons' }, async ({ path: file }) => {
      const source = await readFile(path.join(path.dirname(file), NAMES), 'utf8')
      return { contents: drawSprite(source.match(/\w+(?:Outlined|Filled)/g) ?? []), loader: 'file' }
    })
  },
})
