import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { searchDocument } from '#test/ports/search-document.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { Reader } from '../../reader.ts'
import { Writer } from '../../writer.ts'
import { Learner } from '../learner.ts'
import { ModelStore } from '../model-store.ts'
import type { SentenceModel } from './sentence-model.ts'
import { SentenceStore } from './sentence-store.ts'

/** Knows of every text only whether it is about cats, whatever they are called. */
function fakeModel(version: string, mostTexts = Number.POSITIVE_INFINITY) {
  const embedded: string[] = []
  const model: SentenceModel = {
    version,
    async embed(texts) {
      if (embedded.length + texts.length > mostTexts) throw new Error('stopped')
      embedded.push(...texts)
      return texts.map((text) => Float32Array.from(/cat|feline/.test(text) ? [1, 0] : [0, 1]))
    },
  }
  return { embedded, version, open: async () => model }
}

const root = newFolder()
const intent = { scope: { tenant: 'astm', documents: 'all' }, text: 'cat pressure', filters: [], offset: 0, size: 400 } as const
const CAT = Float32Array.from([1, 0])

describe('passages as a sentence model sees them', () => {
  let folder: string
  let opened: { close(): void }[]
  const open = <T extends { close(): void }>(one: T): T => {
    opened.push(one)
    return one
  }
  const learner = (...given: ConstructorParameters<typeof Learner> extends [string, string, ...infer Rest] ? Rest : never) =>
    open(new Learner(folder, 'astm', ...given))
  const ids = (version?: string) =>
    open(new Reader(folder, 'astm'))
      .meaning(intent, { likeness: 8 }, version ? { version, direction: CAT } : undefined)
      .hits.map(({ id }) => id)

  const storedKeys = () => {
    const database = open(new ModelStore(folder, 'astm'))
    const store = new SentenceStore(database.database)
    return [...store.after(store.find('one')?.id as number, 0)].flatMap(({ keys }) => [...keys])
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(root, 'search-'))
    opened = []
    const writer = open(new Writer(folder, 'astm'))
    writer.index([
      ...topicTexts(250).map((title, n) => searchDocument(`D${n}`, { title })),
      searchDocument('answer', { title: 'feline' }),
    ])
  })
  afterEach(() => {
    for (const one of opened) one.close()
  })

  it('move up what says the same in other words, for the version that they are of', async () => {
    await learner(fakeModel('one')).learn()
    expect(ids()).not.toContain('answer')
    expect(ids('another')).toEqual(ids())
    expect(ids('one')[0]).toBe('answer')
  })

  it('are behind until every document has one, and each is looked at once', async () => {
    const [first, second] = [fakeModel('one'), fakeModel('one')]
    expect(learner().isBehind()).toBe(true)
    await learner().learn()
    expect(learner().isBehind()).toBe(false)
    expect(learner(first).isBehind()).toBe(true)
    await learner(first).learn()
    expect(learner(first).isBehind()).toBe(false)
    expect(first.embedded).toHaveLength(251)
    open(new Writer(folder, 'astm')).index([searchDocument('new', { title: 'a cat' })])
    expect(learner(second).isBehind()).toBe(true)
    await learner(second).learn()
    expect(second.embedded.map((text) => text.trim())).toEqual(['a cat'])
    expect(ids('one').slice(0, 2).sort()).toEqual(['answer', 'new'])
  })

  it('do not count half done, and go on where it was stopped', async () => {
    const [stopped, rest] = [fakeModel('one', 120), fakeModel('one')]
    await expect(learner(stopped).learn()).rejects.toThrow('stopped')
    expect(ids('one')).toEqual(ids())
    await learner(rest).learn()
    expect(stopped.embedded.length + rest.embedded.length).toBe(251)
    expect(ids('one')[0]).toBe('answer')
  })

  it('of documents that are gone go too, and nothing else does', async () => {
    await learner(fakeModel('one')).learn()
    const writer = open(new Writer(folder, 'astm'))
    writer.remove(Array.from({ length: 180 }, (_, n) => `D${n + 20}`))
    writer.index([searchDocument('new', { title: 'a cat' })])
    await learner(fakeModel('one')).learn()
    expect(storedKeys()).toHaveLength(20 + 50 + 2)
    expect(ids('one').slice(0, 2).sort()).toEqual(['answer', 'new'])
  })

  it('of another model take the place of those before once they are whole', async () => {
    await learner(fakeModel('one')).learn()
    await expect(learner(fakeModel('two', 120)).learn()).rejects.toThrow('stopped')
    expect(ids('one')[0]).toBe('answer')
    await learner(fakeModel('two')).learn()
    expect(ids('two')[0]).toBe('answer')
    expect(ids('one')).not.toContain('answer')
  })
})
