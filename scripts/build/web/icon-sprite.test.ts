import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ICON_NAMES } from '#web/ui/icon-names.ts'
import { ROOT } from '../../command/options.ts'
import { drawSprite } from './icon-sprite.ts'

const PAGE = path.join(ROOT, 'web')
const SOURCES = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|html)$/.test(name) && !name.endsWith('icon-names.ts'))
  .map((name) => readFileSync(path.join(PAGE, name), 'utf8'))
  .join('\n')

describe('the file of icons', () => {
  it('has a drawing of each name, in its own box', () => {
    const symbols = drawSprite(ICON_NAMES).match(/<symbol id="\w+"[^>]* viewBox="[\d ]+"><path d="M[^"]+">/g)
    expect(symbols?.map((symbol) => symbol.split('"')[1])).toEqual(ICON_NAMES)
  })

  it('has no drawing that the page does not show', () => {
    const shown = new Set(SOURCES.match(/\w+(?:Outlined|Filled)\b/g))
    expect(ICON_NAMES.filter((name) => !shown.has(name))).toEqual([])
  })
})
