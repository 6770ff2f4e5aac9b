import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { EmbeddingsUnavailable } from '#ports/embeddings.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { TOPICS, topicTexts } from '#test/support/topic-texts.ts'
import { openLocalEmbeddings } from './local-embeddings.ts'
import { loadModel, saveModel } from './local-embeddings-file.ts'
import { learn } from './local-embeddings-learn.ts'

const file = path.join(newFolder(), 'embeddings.model')
const model = learn(topicTexts(100))
const nearness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, axis) => sum + value * (b[axis] as number), 0)

describe('the local model of meaning', () => {
  it('puts paraphrases without a common word nearer than strangers', async () => {
    const { embed } = openLocalEmbeddings(model)
    const halves = Object.values(TOPICS).map((words) => words.split(' '))
    const questions = await embed(
      halves.map((words) => words.slice(0, 5).join(' ')),
      'query',
    )
    const passages = await embed(
      halves.map((words) => words.slice(6, 11).join(' ')),
      'passage',
    )
    for (const [at, question] of questions.entries()) {
      const all = passages.map((passage) => nearness(question, passage))
      const strangers = all.filter((_, other) => other !== at)
      expect(all[at]).toBeGreaterThan(Math.max(...strangers) + 0.1)
    }
  })

  it('has axes at right angles and of length 1', () => {
    const { dimensions, terms } = model
    for (let a = 0; a < dimensions; a += 7)
      for (let b = 0; b <= a; b += 5) {
        let product = 0
        for (let row = 0; row < terms.length; row += dimensions)
          product += (terms[row + a] as number) * (terms[row + b] as number)
        expect(product).toBeCloseTo(a === b ? 1 : 0, 4)
      }
  })

  it('is the same when it is learned again, saved and loaded, and another one when the library is', async () => {
    saveModel(file, model)
    const [one, again, loaded] = [model, learn(topicTexts(100)), await loadModel(file)].map(openLocalEmbeddings)
    expect(again?.model).toBe(one?.model)
    expect(loaded?.model).toBe(one?.model)
    const text = ['pipes of steel']
    expect(await loaded?.embed(text, 'query')).toEqual(await one?.embed(text, 'query'))
    expect(openLocalEmbeddings(learn(topicTexts(350))).model).not.toBe(one?.model)
  })

  it('is refused when its file is broken or of another version', async () => {
    saveModel(file, model)
    const bytes = readFileSync(file)
    for (const broken of [
      bytes.subarray(0, 5000),
      Buffer.alloc(0),
      Buffer.from(bytes).fill('LLSA0002', 0, 8),
      Buffer.from(bytes).fill(1, 900, 901),
    ]) {
      writeFileSync(file, broken)
      await expect(loadModel(file)).rejects.toBeInstanceOf(EmbeddingsUnavailable)
    }
  })

  it('says that it is not there as long as nothing has been learned', async () => {
    await expect(openLocalEmbeddings().embed(['x'], 'query')).rejects.toBeInstanceOf(EmbeddingsUnavailable)
  })

  it.each([0, 1, 2, 12])('can be learned from %d texts', async (count) => {
    const { embed } = openLocalEmbeddings(learn(topicTexts(count)))
    for (const vector of await embed(['steel pipes', ''], 'query'))
      expect([0, 1]).toContain(Math.round(Math.hypot(...vector) * 1e4) / 1e4)
  })
})
