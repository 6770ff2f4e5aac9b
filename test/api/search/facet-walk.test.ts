import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { type RefinementNode, refinement } from '#contract/refinement.ts'
import { EDITIONS, REFINEMENT_ROOTS, type Refinement, search } from '#contract/search.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { knownStanding, statusWordOf } from '#standing/status-words.ts'
import { entryOf, isTicked, type NodePath, tick, untick } from '#web/features/refinement/tree/selection.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { facetedShelf } from '../../support/faceted-shelf.ts'
import { fc, proofCases, timeLimit } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const PATHS = onEngines ? 50 : proofCases(60, 10_000)
const TEXTS = ['', '*', 'valve', 'pump seal', 'pressure', 'guage', 'ISO 705', 'marking "of kind"', 'nothing here']

type Root = (typeof REFINEMENT_ROOTS)[number]
type Where = 'all' | 'entitled'
type Counts = OutputOf<typeof refinement.count>['counts']
type Found = OutputOf<typeof search.all>
interface State {
  readonly where: Where
  readonly editions?: (typeof EDITIONS)[number]
  readonly keywords: string
  readonly refinements: readonly Refinement[]
}

let world: World
let call: Call
let paths: ReadonlyMap<string, NodePath>

const idOf = (r: string, key: string) => `${r} ${key}`
const pathsOf = (nodes: readonly RefinementNode[], above: readonly RefinementNode[] = []): NodePath[] =>
  nodes.flatMap((node) => [[...above, node] as NodePath, ...pathsOf(node.child, [...above, node])])

beforeAll(async () => {
  world = await createWorld()
  await saveDocuments(world.ports, 'astm', facetedShelf(90))
  call = world.as('subscriber')
  const trees = await Promise.all([
    call(refinement.committees, {}),
    call(refinement.icsCodes, {}),
    call(refinement.taxonomy, { id: 'all' }),
    call(refinement.otherContent, {}),
    call(refinement.documentTypes, {}),
    call(refinement.sectorsAndThemes, {}),
  ])
  paths = new Map(pathsOf(trees.flat()).map((path) => [idOf(path[path.length - 1]?.r ?? '', path.at(-1)?.key ?? ''), path]))
}, timeLimit(180_000))
afterAll(() => world.close())

const find = ({ where, editions, keywords, refinements }: State) =>
  call(search[where], { editions, keywords, refinements: [...refinements], size: 100 })

async function countsOf({ where, editions, keywords, refinements }: State, root: Root): Promise<Counts> {
  const input = { editions, keywords, refinements: [...refinements] }
  const [categories, publishers] =
    where === 'all'
      ? [refinement.count, refinement.publisherCount]
      : [refinement.entitledCount, refinement.entitledPublisherCount]
  return (await call(root === 'publisher' ? publishers : categories, input)).counts
}

const WITHOUT_TREE = ['status', 'standing', 'language', 'year']

/** Returns the path of a value in its tree. */
const pathTo = ({ r, key }: Counts[number]): NodePath => {
  const path = paths.get(idOf(r, key))
  if (path) return path
  expect(WITHOUT_TREE).toContain(r)
  return [{ r, key, name: key, child: [] as RefinementNode[] } as RefinementNode]
}

const clicked = (state: State, path: NodePath): State => {
  const node = path.at(-1) as RefinementNode
  const change = isTicked(state.refinements, node) ? untick : tick
  return { ...state, refinements: change(state.refinements, path) }
}

/** Compares the number on a value with the total after a click on it, without the other selected values of its facet. */
async function checkNumber(state: State, before: number, one: Counts[number]): Promise<State> {
  const path = pathTo(one)
  const next = clicked(state, path)
  const others = next.refinements.filter(({ r }) => r !== one.r)
  const alone = { ...state, refinements: [...others, entryOf(path)] }
  expect({ one, state, found: (await find(alone)).count }).toEqual({ one, state, found: one.count })
  if (next.refinements.length > alone.refinements.length) {
    const { count } = await find(next)
    expect(count).toBeGreaterThanOrEqual(one.count)
    expect(count).toBeLessThanOrEqual(before + one.count)
  }
  return next
}

/** Checks that the counts name every value of the found documents once, and no value without a document. */
function checkFacets(root: Root, counts: Counts, found: Found): void {
  const ids = counts.map(({ r, key }) => idOf(r, key))
  expect(new Set(ids).size).toBe(ids.length)
  expect(counts.every(({ count }) => count > 0)).toBe(true)
  const of = (r: string) => new Set(counts.filter((one) => one.r === r).map(({ key }) => key))
  for (const one of found.documents.slice(0, found.count)) {
    const { publisherCode, documentType, status, language } = one
    if (root === 'publisher') expect(of('publisher')).toContain(publisherCode)
    else
      expect([
        of('documentType').has(documentType),
        of('status').has(status),
        of('standing').has(statusWordOf(knownStanding(one))),
        of('language').has(language),
      ]).not.toContain(false)
  }
}

interface Step {
  readonly kind: 'click' | 'text' | 'scope' | 'editions'
  readonly root: Root
  readonly pick: number
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('click', 'click', 'click', 'text', 'scope', 'editions'),
  root: fc.constantFrom(...REFINEMENT_ROOTS),
  pick: fc.nat(),
})

/** Turns the switch, and compares what each position says with what the other one finds. */
async function switchEditions(state: State, pick: number): Promise<State> {
  const [inForce, every] = await Promise.all([find({ ...state, editions: 'in-force' }), find({ ...state, editions: 'all' })])
  expect({ state, others: inForce.otherEditions }).toEqual({ state, others: every.count - inForce.count })
  expect(every).not.toHaveProperty('otherEditions')
  return { ...state, editions: [...EDITIONS, undefined][pick % 3] }
}

async function take(state: State, { kind, root, pick }: Step): Promise<State> {
  if (kind === 'text') return { ...state, keywords: TEXTS[pick % TEXTS.length] as string }
  if (kind === 'scope') return { ...state, where: state.where === 'all' ? 'entitled' : 'all' }
  if (kind === 'editions') return switchEditions(state, pick)
  const [found, counts] = await Promise.all([find(state), countsOf(state, root)])
  checkFacets(root, counts, found)
  const values = counts.filter(({ r }) => r === root)
  const one = values[pick % values.length]
  return one ? checkNumber(state, found.count, one) : state
}

describe('a walk over the facets', () => {
  it('every click finds as many documents as its value says, in both scopes and positions of the switch', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Where>('all', 'entitled'),
        fc.constantFrom(...EDITIONS, undefined),
        fc.array(step, { minLength: 1, maxLength: 5 }),
        async (where, editions, steps) => {
          let state: State = { where, editions, keywords: '', refinements: [] }
          for (const one of steps) state = await take(state, one)
        },
      ),
      { numRuns: PATHS, endOnFailure: true },
    )
  })

  it('every value is in its tree, with the number of its documents in the whole library', async () => {
    const state: State = { where: 'all', keywords: '*', refinements: [] }
    const counts = [...(await countsOf(state, 'ics')), ...(await countsOf(state, 'publisher'))]
    for (const one of counts) {
      const node = paths.get(idOf(one.r, one.key))?.at(-1)
      if (node) expect({ ...one, count: node.count }).toEqual(one)
      else expect(WITHOUT_TREE).toContain(one.r)
    }
  })
})
