import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { openEmbedded } from './embedded.ts'
import { openSentenceModelOf } from './sentence-model.ts'

const root = newFolder()
const open = (data: string, model: string) => {
  process.env.LECTERN_SENTENCE_MODEL = model
  return openEmbedded(data)
}

describe('the setting of a sentence model', () => {
  afterEach(() => {
    delete process.env.LECTERN_SENTENCE_MODEL
  })

  it('the setting is optional', async () => {
    expect(await openSentenceModelOf({})).toBeUndefined()
    expect(await openSentenceModelOf({ LECTERN_SENTENCE_MODEL: '' })).toBeUndefined()
  })

  it('an unusable model is refused with a sentence, and nothing is created', async () => {
    const [data, model] = [path.join(root, 'data'), path.join(root, 'model')]
    mkdirSync(model)
    await expect(open(data, path.join(model, 'none'))).rejects.toMatchObject({ name: 'SentenceModelError' })
    await expect(open(data, model)).rejects.toThrow(/^The folder .* has no model\.onnx/)
    writeFileSync(path.join(model, 'model.onnx'), 'no model')
    writeFileSync(path.join(model, 'vocab.txt'), '[UNK]\n[CLS]\n[SEP]\n')
    // With or without the runtime.
    await expect(open(data, model)).rejects.toThrow(
      /^The (runtime .* is not installed: npm install|sentence model .* cannot be used)/,
    )
    expect(existsSync(data)).toBe(false)
  })
})
