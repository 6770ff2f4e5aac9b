import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild'
import { pdfjsStyle } from './pdfjs-style.ts'

/** Makes a script insert the style that it imports: esbuild would write it to a file that nothing loads. */
const insert = (css: string) =>
  `const style = document.createElement('style'); style.textContent = ${JSON.stringify(css)}; document.head.append(style)`

export const cssInScript = (options: BuildOptions): Plugin => ({
  name: 'css-in-script',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { outputFiles = [] } = await bundle({
        ...options,
        entryPoints: [file],
        bundle: true,
        write: false,
        plugins: [pdfjsStyle()],
      })
      const css = outputFiles.find((one) => one.path.endsWith('.css'))
      for (const one of outputFiles.filter((one) => one !== css)) {
        await mkdir(path.dirname(one.path), { recursive: true })
        await writeFile(one.path, one.contents)
      }
      return { contents: insert(css?.text ?? ''), loader: 'js' }
    })
  },
})
