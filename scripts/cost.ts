import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeCost } from '../lib/infra/cost/write-cost.ts'
import { ROOT } from './command/options.ts'

/** `npm run cost`: writes lib/infra/cost.md from the current sizes, prices and use. */
export async function main(): Promise<number> {
  const file = path.join(ROOT, 'lib/infra/cost.md')
  writeFileSync(file, writeCost())
  console.log(`Wrote ${path.relative(ROOT, file)}.`)
  return 0
}
