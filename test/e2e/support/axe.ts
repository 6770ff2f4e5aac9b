import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * The rules that are broken seriously, with the elements that break them. The page's own policy would not let axe in: it needs
 * a page that is opened with `bypassCSP`.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE })
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }),
  )
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' · ')}`)
}
