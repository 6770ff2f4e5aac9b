import { describe, expect, it } from '@jest/globals'
import type { RefinementNode } from '#contract/refinement.ts'
import { Refinement } from '#contract/search.ts'
import { fc } from '#test/support/properties.ts'
import { entryOf, isTicked, isTickedBelow, type NodePath, tick, untick } from './selection.ts'

const node = (key: string, child: RefinementNode[] = [], special: Partial<RefinementNode> = {}): RefinementNode => ({
  key,
  name: `Name of ${key}`,
  r: 'ics',
  count: 1,
  isChecked: false,
  isTitle: false,
  child,
  parentKey: '',
  parentName: '',
  showBillboard: false,
  billboardName: '',
  billboardLogo: '',
  semanticSearchenabled: false,
  ...special,
})

const deep = node('13.020.10')
const other = node('13.020.20')
const middle = node('13.020', [deep, other])
const aunt = node('13.030')
const field = node('13', [middle, aunt])
const publisher = { k: 'ISO', r: 'publisher', pk: '' } as const
const keys = (entries: readonly Refinement[]) => entries.map(({ k }) => k)

describe('values of a tree', () => {
  it('a child takes the place of what stands above it', () => {
    const whole = tick([publisher], [field])
    expect(keys(whole)).toEqual(['ISO', '13'])
    expect(keys(tick(whole, [field, middle, deep]))).toEqual(['ISO', '13.020.10'])
  })

  it('a parent takes the place of all below it', () => {
    const two = tick(tick([], [field, middle, deep]), [field, aunt])
    expect(keys(two)).toEqual(['13.020.10', '13.030'])
    expect(keys(tick(two, [field]))).toEqual(['13'])
  })

  it('siblings stand beside each other', () => {
    expect(keys(tick(tick([], [field, middle, deep]), [field, middle, other]))).toEqual(['13.020.10', '13.020.20'])
  })

  it('the last child that goes leaves its parent chosen, and one of several does not', () => {
    const one = tick([publisher], [field, middle, deep])
    expect(keys(untick(one, [field, middle, deep]))).toEqual(['ISO', '13.020'])
    const two = tick(one, [field, middle, other])
    expect(keys(untick(two, [field, middle, deep]))).toEqual(['ISO', '13.020.20'])
    const cousin = tick(tick([], [field, middle]), [field, aunt])
    expect(keys(untick(cousin, [field, aunt]))).toEqual(['13.020'])
  })

  it('a heading is never chosen in place of its child', () => {
    const heading = node('Areas', [deep], { isTitle: true })
    expect(untick(tick([], [heading, deep]), [heading, deep])).toEqual([])
  })

  it('the same key under another root is another value', () => {
    const committee = node('13', [], { r: 'committee' })
    expect(tick(tick([], [committee]), [field, aunt])).toHaveLength(2)
  })

  it('goes into the address as the server reads it', () => {
    expect(entryOf([field, middle])).toEqual({ k: '13.020', r: 'ics', pk: ['13'], n: 'Name of 13.020', pn: 'Name of 13' })
    expect(entryOf([node('ISO', [], { name: 'ISO' })])).toEqual({ k: 'ISO', r: 'ics', pk: '' })
    const long = node('x', [], { name: 'n'.repeat(900) })
    expect(Refinement().safeParse(entryOf([long, node('y')])).success).toBe(true)
  })
})

const { tree } = fc.letrec<{ tree: (prefix: string) => RefinementNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constant((prefix: string) => node(prefix)),
    fc.array(tie('tree'), { maxLength: 4 }).map(
      (made) => (prefix: string) =>
        node(
          prefix,
          made.map((make, index) => make(`${prefix}.${index}`)),
        ),
    ),
  ),
}))

const pathsOf = (top: RefinementNode, above: RefinementNode[] = []): NodePath[] => [
  [...above, top],
  ...top.child.flatMap((one) => pathsOf(one, [...above, top])),
]

it('whatever is clicked, nothing stands both for itself and within what is chosen, and a click back leaves no trace below', () => {
  fc.assert(
    fc.property(tree, fc.array(fc.nat(), { maxLength: 30 }), (make, clicks) => {
      const paths = pathsOf(make('t'))
      let entries: Refinement[] = []
      for (const click of clicks) {
        const path = paths[click % paths.length] as NodePath
        const one = path.at(-1) as RefinementNode
        const before = isTicked(entries, one)
        entries = before ? untick(entries, path) : tick(entries, path)
        expect(isTicked(entries, one)).toBe(!before)
        expect(isTickedBelow(entries, one)).toBe(false)
        expect(new Set(keys(entries)).size).toBe(entries.length)
        for (const { k, pk } of entries)
          for (const above of pk) expect(keys(entries).filter((key) => key !== k)).not.toContain(above)
      }
    }),
  )
})
