import type { Plugin } from 'esbuild'

/** Where the keys of an issuer are fetched. */
const FETCHER = /[\\/]aws-jwt-verify[\\/]/

const LATER = `export const request = (...given) => process.getBuiltinModule('node:https').request(...given)`

/** Node's own HTTPS takes long to load, and no function needs it before it looks for the keys of an issuer: it is loaded then. */
export const httpsLater = (): Plugin => ({
  name: 'https-later',
  setup(build) {
    build.onResolve({ filter: /^https$/ }, ({ path, importer }) =>
      FETCHER.test(importer) ? { path, namespace: 'https-later', sideEffects: false } : undefined,
    )
    build.onLoad({ filter: /^https$/, namespace: 'https-later' }, () => ({ contents: LATER, loader: 'js' }))
  },
})
