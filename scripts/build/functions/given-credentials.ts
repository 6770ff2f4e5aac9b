import type { Plugin } from 'esbuild'

/** Packages by which the SDK's clients find credentials: files, sign-in pages, instance metadata. */
const WAYS = /^@aws-sdk\/credential-provider-node$/

const NONE = `export const defaultProvider = () => () => { throw new Error('Credentials are given by whoever opens a client.') }`

/** Removes credential providers from bundles: Lambda sets credentials in the environment, and the adapters pass them to the clients. */
export const givenCredentials = (): Plugin => ({
  name: 'given-credentials',
  setup(build) {
    build.onResolve({ filter: WAYS }, ({ path }) => ({ path, namespace: 'given-credentials' }))
    build.onLoad({ filter: WAYS, namespace: 'given-credentials' }, () => ({ contents: NONE, loader: 'js' }))
  },
})
