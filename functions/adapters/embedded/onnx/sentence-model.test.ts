import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import type { Session } from './runtime.ts'
import { readSentenceFolder } from './sentence-folder.ts'
import { sentenceModel } from './sentence-model.ts'
import { tokenIdsOf } from './word-piece.ts'

const VOCABULARY = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'pipe', 'steel', 'Pipe']

const root = newFolder()

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(root, 'model-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const vocab = Object.fromEntries(VOCABULARY.map((piece, id) => [piece, id]))
const tokenizer = (given: object) =>
  JSON.stringify({ normalizer: { lowercase: false }, model: { type: 'WordPiece', vocab }, ...given })
const TEXT = VOCABULARY.join('\n')

describe('a folder with a sentence model', () => {
  it.each([
    ['tokenizer.json', { 'model.onnx': 'm', 'tokenizer.json': tokenizer({}) }, 6],
    ['vocab.txt', { 'onnx/model_quantized.onnx': 'm', 'vocab.txt': `${TEXT}\n` }, 4],
    [
      'vocab.txt with a cased model',
      { 'model.onnx': 'm', 'vocab.txt': TEXT, 'tokenizer_config.json': '{"do_lower_case":false}' },
      6,
    ],
  ])('says by its %s how texts are taken apart', (_, files, pipe) => {
    const { pieces } = readSentenceFolder(folderWith(files))
    expect(tokenIdsOf('Pipe', pieces, 10)).toEqual([2, pipe, 3])
  })

  it('is another version with another model file, and has no more tokens than the model has places', () => {
    const read = (model: string) =>
      readSentenceFolder(folderWith({ 'model.onnx': model, 'vocab.txt': TEXT, 'config.json': '{"max_position_embeddings":64}' }))
    expect(read('a').version).toBe(read('a').version)
    expect(read('a').version).not.toBe(read('b').version)
    expect(read('a').maxTokens).toBe(64)
  })

  it.each([
    [/has no model\.onnx/, { 'vocab.txt': TEXT }],
    [/has no tokenizer\.json and no vocab\.txt/, { 'model.onnx': 'm' }],
    [/of the type Unigram: only WordPiece/, { 'model.onnx': 'm', 'tokenizer.json': tokenizer({ model: { type: 'Unigram' } }) }],
    [/tokenizer\.json cannot be read/, { 'model.onnx': 'm', 'tokenizer.json': '{' }],
    [/no pieces for unknown words/, { 'model.onnx': 'm', 'vocab.txt': 'pipe' }],
  ])('is refused in a sentence: %s', (sentence, files) => {
    expect(() => readSentenceFolder(folderWith(files))).toThrow(sentence)
  })
})

class Tensor {
  readonly data: BigInt64Array
  readonly dims: readonly number[]
  constructor(_type: string, data: BigInt64Array, dims: readonly number[]) {
    this.data = data
    this.dims = dims
  }
}

/** Answers with the number of each token and a one. */
function echo(): Session {
  return {
    inputNames: ['input_ids', 'attention_mask'],
    outputNames: ['last_hidden_state'],
    async run(inputs) {
      const [ids, mask] = [inputs.input_ids as Tensor, inputs.attention_mask as Tensor]
      expect(inputs).not.toHaveProperty('token_type_ids')
      const data = Float32Array.from([...ids.data].flatMap((id, at) => [Number(id), Number(mask.data[at])]))
      return { last_hidden_state: { data, dims: [...ids.dims, 2] } }
    },
  }
}

const folder = () => readSentenceFolder(folderWith({ 'model.onnx': 'm', 'vocab.txt': TEXT }))

describe('a sentence model', () => {
  it('gives each text the mean of its own tokens, of length 1, in the order of the texts', async () => {
    const model = sentenceModel(folder(), echo(), { Tensor })
    const directions = await model.embed(['steel pipe steel', '', 'pipe'])
    for (const [at, mean] of [19 / 5, 5 / 2, 9 / 3].entries()) {
      const [x, y] = directions[at] as Float32Array
      expect(x).toBeCloseTo(mean / Math.hypot(mean, 1), 5)
      expect(y).toBeCloseTo(1 / Math.hypot(mean, 1), 5)
    }
  })

  it('that answers otherwise is refused', async () => {
    const session = { ...echo(), run: async () => ({ last_hidden_state: { data: new Float32Array(2), dims: [1, 2] } }) }
    await expect(sentenceModel(folder(), session, { Tensor }).embed(['pipe'])).rejects.toThrow('a row of numbers for each token')
  })
})
