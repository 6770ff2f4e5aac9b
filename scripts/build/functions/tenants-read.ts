import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { TENANTS, type Tenant } from '#contract/tenant.ts'

const isTenant = (name: string): name is Tenant => (TENANTS as readonly string[]).includes(name)

/** Validates a tenant's configuration and returns it as text, in the form that a bundle parses. */
async function readPage(file: string, tenant: Tenant): Promise<string> {
  const { [`${tenant}Tenant` as const]: read } = (await import(pathToFileURL(file).href)) as Record<
    `${Tenant}Tenant`,
    () => object
  >
  return JSON.stringify(JSON.stringify(read()))
}

/**
 * Validates the configurations of tenants when a function is bundled, instead of at each start. An invalid one is an error of the
 * build.
 */
export const tenantsRead = (): Plugin => ({
  name: 'tenants-read',
  setup(build) {
    build.onLoad({ filter: /[\\/]lib[\\/]tenants[\\/]\w+\.ts$/, namespace: 'file' }, async ({ path: file }) => {
      const { name } = path.parse(file)
      if (!isTenant(name)) return undefined
      const contents = `let page; export const ${name}Tenant = () => (page ??= JSON.parse(${await readPage(file, name)}))`
      return { contents, loader: 'js' }
    })
  },
})
