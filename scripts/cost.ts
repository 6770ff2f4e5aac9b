import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeCost } from '../lib/infra/cost/write-cost.ts'
import { ROOT } from './options.ts'

/** `npm run cost`: lib/infra/cost.md from the sizes, prices and use as they are now. */
export async function main(): Promise<number> {
  const file = path.join(ROOT, 'lib/infra/cost.md')
  writeFileSync(file, writeCost())
  console.log(`${path.relative(ROOT, file)} is written.`)
  return 0
}
