import { writeFile } from 'node:fs/promises'
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild'

/** Makes a script insert the style that it imports: esbuild would write it to a file that nothing loads. */
const insert = (css: string) =>
  `const style = document.createElement('style'); style.textContent = ${JSON.stringify(css)}; document.head.append(style)`

export const cssInScript = (options: BuildOptions): Plugin => ({
  name: 'css-in-script',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles = [] } = await bundle({ ...options, entryPoints: [path], bundle: true, write: false })
      const css = outputFiles.find((file) => file.path.endsWith('.css'))
      await Promise.all(outputFiles.filter((file) => file !== css).map((file) => writeFile(file.path, file.contents)))
      return { contents: insert(css?.text ?? ''), loader: 'js' }
    })
  },
})
