import type { Plugin } from 'esbuild'

const MODULES = /^(?:node:)?(crypto|https|timers|timers\/promises|zlib)$/
/** Importers whose modules are loaded lazily: the project's code, the stack, and token verification. The SDK's clients extend classes of these modules, and are loaded lazily themselves. */
const IMPORTERS = /^(?!.*[\\/]node_modules[\\/])|[\\/](aws-jwt-verify|@middy)[\\/]/

const functionsOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && /^[a-z]/.test(name) ? name : []))

/** Generates functions of the same names; the first call of one loads the module. */
function lazyModule(name: string): string {
  const names = functionsOf(process.getBuiltinModule(`node:${name}`) as object)
  return [
    `const load = () => process.getBuiltinModule('node:${name}')`,
    ...names.map((one) => `export const ${one} = (...given) => load().${one}(...given)`),
  ].join('\n')
}

/** Loads modules of Node with their first call: each takes longer to load than a function's own code. */
export const lazyNodeModules = (): Plugin => ({
  name: 'lazy-node-modules',
  setup(build) {
    build.onResolve({ filter: MODULES }, ({ path, importer }) =>
      // Each importer has its own proxy: a shared one would be one more file to read.
      IMPORTERS.test(importer)
        ? { path: `${path.replace('node:', '')} of ${importer}`, namespace: 'lazy-node-modules', sideEffects: false }
        : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'lazy-node-modules' }, ({ path }) => ({
      contents: lazyModule(path.split(' of ')[0] as string),
      loader: 'js',
    }))
  },
})
