import type { Plugin } from 'esbuild'

const OURS = /\.ts$/

/**
 * Bundles all modules of the start into one file. Lazy parts share modules with the start, each part other ones, and by default the
 * start would read a file for every such set. Here each part depends on the whole start. The start must not await a part while it
 * is loading itself.
 */
export const sharedStart = (entry: string): Plugin => ({
  name: 'shared-start',
  setup(build) {
    build.onResolve({ filter: OURS }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const { path: module } = await build.resolve(path, { kind: 'import-statement', importer, resolveDir })
      return { path: module, namespace: 'later-part' }
    })
    build.onLoad({ filter: OURS, namespace: 'later-part' }, ({ path }) => ({
      contents: `import ${JSON.stringify(entry)}; export * from ${JSON.stringify(path)}`,
      resolveDir: build.initialOptions.absWorkingDir,
    }))
  },
})
