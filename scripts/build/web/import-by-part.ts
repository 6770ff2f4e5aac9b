import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

const NAMED = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)'$/gm

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

const FILES: Readonly<Record<string, (name: string) => string>> = {
  antd: (name) => `antd/es/${kebab(name)}/index.js`,
  '@ant-design/icons': (name) => `@ant-design/icons/${name}`,
}

/** `import { Button, type ButtonProps } from 'antd'` as an import of the button's own file. Types are gone already. */
export function byPart(source: string): string {
  return source.replace(NAMED, (_, names: string, library: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from '${FILES[library]?.(name)}'`)
      .join(';'),
  )
}

/** What antd's provider brings for tooltips that share one popup (`tooltip.unique`), which this page does not ask for: 7 KB. */
const UNUSED = /^\.\.\/tooltip\/UniqueProvider$/
const PASS_THROUGH = 'export default ({ children }) => children'

/** What draws an icon comes with a colour library for icons of two tones, which the page has none of: 9 KB. */
const OUR_ICON = "export { DrawIcon as default } from './src/ui/draw-icon.tsx'"
const ICON = /^\.\.\/components\/AntdIcon(Light)?$/

/**
 * A library's index ties its parts together: what any page uses of it, every page would load. Our sources import from
 * the index, which reads well and has types; the build goes to the part.
 */
export const importByPart = (folder: string): Plugin => ({
  name: 'import-by-part',
  setup(build) {
    build.onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }))
    build.onResolve({ filter: ICON }, () => ({ path: 'icon', namespace: 'icon' }))
    build.onLoad({ filter: /^icon$/, namespace: 'icon' }, () => ({ contents: OUR_ICON, resolveDir: folder }))
    build.onLoad({ filter: /^unused$/, namespace: 'unused' }, () => ({ contents: PASS_THROUGH }))
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      if (!file.startsWith(folder + path.sep)) return undefined
      return { contents: byPart(await readFile(file, 'utf8')), loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})
