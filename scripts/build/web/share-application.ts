import path from 'node:path'
import type { Plugin } from 'esbuild'
import { ROOT } from '../../command/options.ts'

const APPLICATION = path.join(ROOT, 'web/src/app/app.tsx')
const PAGE_SOURCES = path.join(ROOT, 'web/src') + path.sep
const LAZY = 'lazy'

/** Name of a source in the metadata of a build, where it is the entry of a chunk that is loaded when it is needed. */
export const lazyName = (source: string): string => `${LAZY}:${source}`

/**
 * Lets every chunk that is loaded later import the application, which runs by then. Everything that the application is made of then
 * has the same users, and is one chunk. Without it each set of users is a chunk of its own: seventy small files, which pack badly.
 */
export const shareApplication = (entry: string): Plugin => ({
  name: 'share-application',
  setup(build) {
    build.onResolve({ filter: /^(?:#web\/|\.)/ }, async ({ path: wanted, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import' || importer === path.join(ROOT, entry)) return undefined
      const resolved = await build.resolve(wanted, { kind: 'import-statement', importer, resolveDir })
      if (resolved.errors.length > 0 || !resolved.path.startsWith(PAGE_SOURCES)) return resolved
      return { path: path.relative(ROOT, resolved.path).replaceAll(path.sep, '/'), namespace: LAZY }
    })
    build.onLoad({ filter: /.*/, namespace: LAZY }, ({ path: source }) => ({
      contents: [`import ${JSON.stringify(APPLICATION)}`, `export * from ${JSON.stringify(path.join(ROOT, source))}`].join('\n'),
      resolveDir: ROOT,
    }))
  },
})
