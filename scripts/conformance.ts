import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './command/options.ts'
import { CONFORMANCE_FILE, writeConformance } from './conformance/write-conformance.ts'

/** `npm run conformance`: writes the accessibility report of the page from the rules of axe and the tests in a browser. */
export async function main(): Promise<number> {
  writeFileSync(path.join(ROOT, CONFORMANCE_FILE), writeConformance())
  console.log(`Wrote ${CONFORMANCE_FILE}.`)
  return 0
}
