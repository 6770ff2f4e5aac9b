import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Axe {
  run(options: object): Promise<AxeResults>
  readonly _audit: { readonly rules: readonly Rule[] }
}

interface Rule {
  readonly id: string
  readonly enabled: boolean
  readonly impact: string
  readonly tags: readonly string[]
}

/**
 * The rules that are broken seriously, with the elements that break them. Rules whose breach is never serious are not run. The
 * page's own policy would not let axe in: it needs a page that is opened with `bypassCSP`. What stands in a frame is asked of the frame.
 */
export const seriousFaults = (page: Page | Frame): Promise<string[]> => faultsOf(page)

/** Parts whose text has too little contrast: all of what another ground can break. */
export const contrastFaults = (page: Page): Promise<string[]> => faultsOf(page, 'color-contrast')

async function faultsOf(page: Page | Frame, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE })
  const results = await page.evaluate((only) => {
    const { axe } = window as unknown as { axe: Axe }
    // Those that axe runs by itself, without the ones that find small faults alone.
    const isAsked = ({ enabled, impact, tags }: Rule) =>
      enabled && !['minor', 'moderate'].includes(impact) && !tags.includes('experimental') && !tags.includes('deprecated')
    const serious = axe._audit.rules.filter(isAsked)
    return axe.run({ resultTypes: ['violations'], runOnly: only ? [only] : serious.map(({ id }) => id) })
  }, only)
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' · ')}`)
}
