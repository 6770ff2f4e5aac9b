import { expect, it } from '@jest/globals'
import type { Addition, AdditionKind } from '../marks/additions.ts'
import { createAdditions } from './additions-store.ts'

const kind = (id: string) => ({ id, title: `${id}.title`, icon: {} }) as unknown as AdditionKind
const LOANS = kind('loans')
const TAGS = kind('tags')
const panel = () => null

function addition(of: AdditionKind, more: Partial<Addition> = {}): Addition {
  return {
    kind: of,
    actions: [],
    marks: [],
    count: 0,
    chosen: undefined,
    onChoose: () => undefined,
    asked: undefined,
    panel,
    ...more,
  }
}

const mark = (id: string, of: string) => ({ id, kind: of, name: id, place: {} })

it('kinds that the reader does not know stand in it, in their order, and their tools before their parts', () => {
  const store = createAdditions()
  store.register([LOANS, TAGS], undefined)
  store.put(addition(TAGS, { marks: [mark('t', 'tag')], count: 3 }))
  const shown = () => store.get().panels.map(({ id, off, count }) => [id, off, count])
  expect(shown()).toEqual([
    ['loans', true, undefined],
    ['tags', false, 3],
  ])
  store.put(addition(LOANS, { marks: [mark('l', 'loan')], band: () => 'band' }))
  expect(shown()).toEqual([
    ['loans', false, 0],
    ['tags', false, 3],
  ])
  expect(store.get().marks.map(({ id }) => id)).toEqual(['l', 't'])
  store.drop(LOANS)
  expect(store.get().marks.map(({ id }) => id)).toEqual(['t'])
})

it('one mark is chosen at a time, that of the kind that chose last, with its change, whatever kind it is', () => {
  const store = createAdditions()
  const chosen: string[] = []
  const put = (of: AdditionKind, id: string, more: Partial<Addition> = {}) =>
    store.put(addition(of, { marks: [mark(id, of.id)], onChoose: (one) => chosen.push(`${of.id} ${one}`), ...more }))
  const change = { id: 't' } as Addition['change']
  store.register([LOANS, TAGS], undefined)
  put(LOANS, 'l', { chosen: 'l' })
  put(TAGS, 't', { chosen: 't', change })
  expect(store.get()).toMatchObject({ chosen: 't', change })
  put(LOANS, 'l', { chosen: 'l', asked: { panel: 'loans' } })
  expect(store.get()).toMatchObject({ chosen: 'l', asked: { panel: 'loans' }, change: undefined })
  store.get().onChoose('t')
  expect(chosen).toEqual(['tags t'])
})

it('who follows hears of what is shown otherwise, and of nothing else', () => {
  const store = createAdditions()
  let heard = 0
  const one = addition(LOANS)
  store.register([LOANS], undefined)
  store.put(one)
  store.subscribe(() => heard++)
  let called = ''
  store.put({ ...one, onChoose: () => undefined })
  const marks = [mark('l', 'loan')]
  store.put({ ...one, marks })
  const onChoose = (id: string) => {
    called = id
  }
  store.put({ ...one, marks, onChoose })
  expect(heard).toBe(1)
  store.get().onChoose('l')
  expect(called).toBe('l')
})

it('a text that is read alone has nothing added, and tools that cannot be pressed', () => {
  const store = createAdditions()
  store.put(addition(LOANS, { marks: [mark('l', 'loan')], chosen: 'l', count: 1 }))
  const mode = { annotates: false, refusal: undefined, onChange: () => undefined }
  store.register([LOANS], mode)
  expect(store.get()).toMatchObject({
    marks: [],
    chosen: undefined,
    mode,
    panels: [{ id: 'loans', off: true, count: undefined }],
  })
  store.register([LOANS], { ...mode, annotates: true })
  expect(store.get()).toMatchObject({ marks: [{ id: 'l' }], chosen: 'l', panels: [{ id: 'loans', off: false }] })
})
