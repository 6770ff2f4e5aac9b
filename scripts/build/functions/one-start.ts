import type { Plugin } from 'esbuild'

const OURS = /\.ts$/

/**
 * What is loaded later shares modules with the start, each part other ones: a file for every set of them would be read at the start.
 * As each part stands on the whole start, that is one file. The start awaits no such part before it is loaded itself.
 */
export const oneStart = (entry: string): Plugin => ({
  name: 'one-start',
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
