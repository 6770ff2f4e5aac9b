import path from 'node:path'
import { makeDemo } from '../demo/make-demo.ts'
import { main as ingest } from '../ingest/ingest.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual } from './expect.ts'

/** Ingests the demonstration's documents by `npm run ingest -- --to`. */
export async function ingestDemo({ tenant, folder }: RehearsalEnvironment): Promise<string> {
  const demo = await makeDemo(path.join(folder, 'demo'))
  const since = performance.now()
  expectEqual(await ingest(['--to', tenant, demo.own[tenant], demo.shared]), 0, 'the end of ingest')
  return `the demonstration library, taken in by the deployed consumer in ${((performance.now() - since) / 1000).toFixed(0)} s`
}
