import type { Plugin } from 'esbuild'

/** The clients' own ways to find credentials: files, sign-in pages, the metadata of machines. */
const WAYS = /^@aws-sdk\/credential-provider-node$/

const NONE = `export const defaultProvider = () => () => { throw new Error('Credentials are given by whoever opens a client.') }`

/** Lambda gives credentials in the environment, and our adapters hand them to their clients: nothing else is looked for. */
export const givenCredentials = (): Plugin => ({
  name: 'given-credentials',
  setup(build) {
    build.onResolve({ filter: WAYS }, ({ path }) => ({ path, namespace: 'given-credentials' }))
    build.onLoad({ filter: WAYS, namespace: 'given-credentials' }, () => ({ contents: NONE, loader: 'js' }))
  },
})
