import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { TENANTS, type Tenant } from '#contract/tenant.ts'

const isTenant = (name: string): name is Tenant => (TENANTS as readonly string[]).includes(name)

/** A tenant's page as it is after its rules were asked; text, as a function reads one of them. */
async function readPage(file: string, tenant: Tenant): Promise<string> {
  const { [tenant]: describe } = (await import(pathToFileURL(file).href)) as Record<Tenant, () => object>
  return JSON.stringify(JSON.stringify(describe()))
}

/**
 * The pages of the tenants are checked against their rules when a function is bundled, and no more when it starts: a page that
 * breaks one is an error of the build.
 */
export const tenantsRead = (): Plugin => ({
  name: 'tenants-read',
  setup(build) {
    build.onLoad({ filter: /[\\/]lib[\\/]tenants[\\/]\w+\.ts$/, namespace: 'file' }, async ({ path: file }) => {
      const { name } = path.parse(file)
      if (!isTenant(name)) return undefined
      const contents = `let page; export const ${name} = () => (page ??= JSON.parse(${await readPage(file, name)}))`
      return { contents, loader: 'js' }
    })
  },
})
