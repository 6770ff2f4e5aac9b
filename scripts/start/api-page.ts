import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

/** Folders of the API's page, by the addresses under which they are served. */
export function apiPage(): Record<string, string> {
  const page = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return { '/api-docs/swagger/': page, '/api-docs/': path.join(ROOT, 'web/api-docs') }
}
