import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { importsOf } from '#scripts/check/import-law.ts'
import { ROOT } from '#scripts/command/options.ts'

const sources = readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `web/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const inDevelopment = (file: string) => /^web\/src\/(gallery|dev)\//.test(file)
const imports = sources.flatMap((file) => importsOf(file))

/** A whole page with its landmark: a browser test walks it at its own address. */
const PAGES = ['web/src/ui/states/message-page.tsx']

describe('the gallery', () => {
  it('has an entry for every component of web/src/ui', () => {
    const shown = imports.filter(({ from }) => inDevelopment(from)).map(({ to }) => to)
    const components = sources.filter((file) => /^web\/src\/ui\/.+\.tsx$/.test(file))
    expect(components.length).toBeGreaterThan(10)
    expect(components.filter((file) => !shown.includes(file))).toEqual(PAGES)
  })

  it('is imported by no file of the page that people are served', () => {
    expect(imports.filter(({ from, to }) => inDevelopment(to) && !inDevelopment(from))).toEqual([])
  })
})
