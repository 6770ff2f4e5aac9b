import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { WordPieces } from './word-piece.ts'

/** The model cannot be used. The message is one sentence for the person who named the folder. */
export class SentenceModelError extends Error {
  override readonly name = 'SentenceModelError'
}

const MAX_TOKENS = 256

export interface SentenceFolder {
  readonly modelFile: string
  /** Hash of the model. Vectors of different versions cannot be compared. */
  readonly version: string
  readonly pieces: WordPieces
  readonly maxTokens: number
}

function modelFileIn(folder: string): string {
  const further = path.join(folder, 'onnx')
  const models = existsSync(further) ? readdirSync(further).filter((name) => /^model.*\.onnx$/.test(name)) : []
  // The plain name comes before its variants.
  models.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const files = [path.join(folder, 'model.onnx'), ...models.map((name) => path.join(further, name))]
  const found = files.find((file) => existsSync(file))
  if (!found) throw new SentenceModelError(`The folder ${folder} has no model.onnx and no onnx/model*.onnx.`)
  return found
}

interface Settings {
  readonly model?: Record<string, unknown>
  readonly normalizer?: Record<string, unknown>
  readonly do_lower_case?: unknown
  readonly max_position_embeddings?: unknown
}

function readSettings(folder: string, name: string): Settings {
  const file = path.join(folder, name)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {}
  } catch (error) {
    throw new SentenceModelError(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

function piecesFrom(
  folder: string,
  ids: ReadonlyMap<string, number>,
  others: Partial<WordPieces>,
  unknownName = '[UNK]',
): WordPieces {
  const [unknown, begin, end] = [ids.get(unknownName), ids.get('[CLS]') ?? ids.get('<s>'), ids.get('[SEP]') ?? ids.get('</s>')]
  if (unknown === undefined || begin === undefined || end === undefined)
    throw new SentenceModelError(`The vocabulary in ${folder} has no pieces for unknown words, begin and end.`)
  return { ids, unknown, begin, end, continuing: '##', lowerCase: true, stripAccents: true, ...others }
}

function piecesIn(folder: string): WordPieces {
  const { model, normalizer } = readSettings(folder, 'tokenizer.json')
  if (model) {
    if (model.type !== 'WordPiece')
      throw new SentenceModelError(`The tokenizer in ${folder} is of the type ${model.type}: only WordPiece can be used.`)
    const lowerCase = normalizer?.lowercase !== false
    const stripAccents = (normalizer?.strip_accents as boolean | null | undefined) ?? lowerCase
    const continuing = String(model.continuing_subword_prefix ?? '##')
    const ids = new Map(Object.entries(model.vocab as Record<string, number>))
    return piecesFrom(folder, ids, { continuing, lowerCase, stripAccents }, String(model.unk_token ?? '[UNK]'))
  }
  const file = path.join(folder, 'vocab.txt')
  if (!existsSync(file)) throw new SentenceModelError(`The folder ${folder} has no tokenizer.json and no vocab.txt.`)
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const lowerCase = readSettings(folder, 'tokenizer_config.json').do_lower_case !== false
  const ids = new Map(lines.map((piece, id) => [piece, id]))
  return piecesFrom(folder, ids, { lowerCase, stripAccents: lowerCase })
}

/** Reads the folder of a sentence model. */
export function readSentenceFolder(folder: string): SentenceFolder {
  if (!existsSync(folder)) throw new SentenceModelError(`There is no folder ${folder} with a sentence model.`)
  try {
    const modelFile = modelFileIn(folder)
    const version = createHash('sha256').update(readFileSync(modelFile)).digest('hex')
    const positions = Number(readSettings(folder, 'config.json').max_position_embeddings) || MAX_TOKENS
    return { modelFile, version, pieces: piecesIn(folder), maxTokens: Math.min(MAX_TOKENS, positions) }
  } catch (error) {
    if (error instanceof SentenceModelError) throw error
    throw new SentenceModelError(`The sentence model in ${folder} cannot be read: ${(error as Error).message}.`)
  }
}
