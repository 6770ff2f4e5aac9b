import type { Plugin } from 'esbuild'

const MODULES = /^(?:node:)?(crypto|https|timers|timers\/promises)$/
/** Our own code, the stack, and what checks tokens; the SDK's clients take these modules' classes too, and are later themselves. */
const IMPORTERS = /^(?!.*[\\/]node_modules[\\/])|[\\/](aws-jwt-verify|@middy)[\\/]/

const namesOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && /^[a-z]/.test(name) ? name : []))

/** Functions of the same names, which load the module when one of them is first called. */
function callingLater(name: string): string {
  const names = namesOf(process.getBuiltinModule(`node:${name}`) as object)
  return [
    `const load = () => process.getBuiltinModule('node:${name}')`,
    ...names.map((one) => `export const ${one} = (...given) => load().${one}(...given)`),
  ].join('\n')
}

/** Modules of Node's own that take long to load, each longer than a function's own code: they are loaded when they are first needed. */
export const nodeLater = (): Plugin => ({
  name: 'node-later',
  setup(build) {
    build.onResolve({ filter: MODULES }, ({ path, importer }) =>
      // Each importer has its own: what several parts of a bundle share would be a file more to read.
      IMPORTERS.test(importer)
        ? { path: `${path.replace('node:', '')} of ${importer}`, namespace: 'node-later', sideEffects: false }
        : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'node-later' }, ({ path }) => ({
      contents: callingLater(path.split(' of ')[0] as string),
      loader: 'js',
    }))
  },
})
