import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Embeddings } from '#ports/embeddings.ts'
import { searchDocument } from '#test/ports/search/search-document.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { IndexWriter } from '../../index/writer.ts'
import { TenantReader } from '../../tenant-reader.ts'
import { Learner } from '../learner.ts'
import { ModelStore } from '../space/model-store.ts'
import { embedLibrary } from './embed-library.ts'
import { SentenceStore } from './sentence-store.ts'

/** Model that distinguishes only texts about cats, by any name, from all others. */
function fakeModel(version: string, mostTexts = Number.POSITIVE_INFINITY) {
  const embedded: string[] = []
  const model: Embeddings = {
    version,
    dimensions: 2,
    async embed(texts) {
      if (embedded.length + texts.length > mostTexts) throw new Error('stopped')
      embedded.push(...texts)
      return texts.map((text) => Float32Array.from(/cat|feline/.test(text) ? [1, 0] : [0, 1]))
    },
  }
  return { embedded, model }
}

const root = newFolder()
const intent = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: 'cat pressure',
  filters: [],
  offset: 0,
  size: 400,
} as const
const CAT = Float32Array.from([1, 0])

describe('the vectors of a sentence model', () => {
  let folder: string
  let opened: { close(): void }[]
  const open = <T extends { close(): void }>(one: T): T => {
    opened.push(one)
    return one
  }
  const learner = () => open(new Learner(folder, 'astm'))
  async function learn(given?: ReturnType<typeof fakeModel>): Promise<void> {
    const own = learner()
    own.learn()
    if (given) await embedLibrary(own, given.model)
  }
  const ids = (version?: string) =>
    open(new TenantReader(folder, 'astm'))
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
    const writer = open(new IndexWriter(folder, 'astm'))
    writer.index([
      ...topicTexts(250).map((title, n) => searchDocument(`D${n}`, { title })),
      searchDocument('answer', { title: 'feline' }),
    ])
  })
  afterEach(() => {
    for (const one of opened) one.close()
  })

  it('vectors lift documents that say the same in other words, for their own version alone', async () => {
    await learn(fakeModel('one'))
    expect(ids()).not.toContain('answer')
    expect(ids('another')).toEqual(ids())
    expect(ids('one')[0]).toBe('answer')
  })

  it('learning is behind until every document has vectors, and embeds each document once', async () => {
    const [first, second] = [fakeModel('one'), fakeModel('one')]
    expect(learner().isBehind()).toBe(true)
    await learn()
    expect(learner().isBehind()).toBe(false)
    expect(learner().isBehind('one')).toBe(true)
    await learn(first)
    expect(learner().isBehind('one')).toBe(false)
    expect(first.embedded).toHaveLength(251)
    open(new IndexWriter(folder, 'astm')).index([searchDocument('new', { title: 'a cat' })])
    expect(learner().isBehind('one')).toBe(true)
    await learn(second)
    expect(second.embedded.map((text) => text.trim())).toEqual(['a cat'])
    expect(ids('one').slice(0, 2).sort()).toEqual(['answer', 'new'])
  })

  it('incomplete vectors are not used, and learning continues where it was stopped', async () => {
    const [stopped, rest] = [fakeModel('one', 120), fakeModel('one')]
    await expect(learn(stopped)).rejects.toThrow('stopped')
    expect(ids('one')).toEqual(ids())
    await learn(rest)
    expect(stopped.embedded.length + rest.embedded.length).toBe(251)
    expect(ids('one')[0]).toBe('answer')
  })

  it('vectors of deleted documents are removed, and no others', async () => {
    await learn(fakeModel('one'))
    const writer = open(new IndexWriter(folder, 'astm'))
    writer.remove(Array.from({ length: 180 }, (_, n) => `D${n + 20}`))
    writer.index([searchDocument('new', { title: 'a cat' })])
    await learn(fakeModel('one'))
    expect(storedKeys()).toHaveLength(20 + 50 + 2)
    expect(ids('one').slice(0, 2).sort()).toEqual(['answer', 'new'])
  })

  it("another model's vectors replace the former ones once they are complete", async () => {
    await learn(fakeModel('one'))
    await expect(learn(fakeModel('two', 120))).rejects.toThrow('stopped')
    expect(ids('one')[0]).toBe('answer')
    await learn(fakeModel('two'))
    expect(ids('two')[0]).toBe('answer')
    expect(ids('one')).not.toContain('answer')
  })
})
