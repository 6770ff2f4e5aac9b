import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const AS_ONE = /^import \{ z \} from 'zod'$/m

/**
 * Our pages take zod as one value, `z`, which brings all of it, with its sentences in fifty languages. As a namespace it is taken
 * by the names that are used: a third remains.
 */
export const zodByName = (): Plugin => ({
  name: 'zod-by-name',
  setup(build) {
    build.onLoad({ filter: /[\\/](lib|functions)[\\/].*\.ts$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!AS_ONE.test(source)) return undefined
      return { contents: source.replace(AS_ONE, "import * as z from 'zod'"), loader: 'ts' }
    })
  },
})
