import { normalise } from '#finding/meaning/normalise.ts'
import { loadRuntime, type Runtime, type Session } from './runtime.ts'
import { RuntimeGate } from './runtime-gate.ts'
import { readSentenceFolder, type SentenceFolder, SentenceModelError } from './sentence-folder.ts'
import { tokenIdsOf } from './word-piece.ts'

/** Maps texts to vectors of length 1. */
interface SentenceModel {
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** Longer texts do not fit into the tokens. */
const MAX_CHARACTERS = 4000

/** Mean of the vectors of all tokens. */
function pooled(data: Float32Array, tokens: number): Float32Array {
  const sum = new Float32Array(data.length / tokens)
  for (const [at, value] of data.entries()) sum[at % sum.length] = (sum[at % sum.length] as number) + value
  normalise(sum, sum.length)
  return sum
}

type Folder = Pick<SentenceFolder, 'pieces' | 'maxTokens'>

export function sentenceModel({ pieces, maxTokens }: Folder, session: Session, { Tensor }: Pick<Runtime, 'Tensor'>) {
  const output = session.outputNames.find((name) => name === 'last_hidden_state') ?? (session.outputNames[0] as string)

  /** Embeds one text. A batch would be padded to one length: slower on one core, and other results with 8-bit models. */
  async function embedOne(text: string): Promise<Float32Array> {
    const tokens = tokenIdsOf(text.slice(0, MAX_CHARACTERS), pieces, maxTokens)
    const tensorOf = (numbers: readonly number[]) => new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, tokens.length])
    const inputs: Record<string, unknown> = { input_ids: tensorOf(tokens), attention_mask: tensorOf(tokens.map(() => 1)) }
    if (session.inputNames.includes('token_type_ids')) inputs.token_type_ids = tensorOf(tokens.map(() => 0))
    const { data, dims } = (await session.run(inputs))[output] ?? { dims: [] }
    if (!(data instanceof Float32Array) || dims.length !== 3 || dims[1] !== tokens.length)
      throw new SentenceModelError('The sentence model does not answer with a row of numbers for each token.')
    return pooled(data, tokens.length)
  }

  return {
    async embed(texts) {
      const directions: Float32Array[] = []
      for (const text of texts) directions.push(await embedOne(text))
      return directions
    },
  } satisfies SentenceModel
}

/** One thread, so that searches keep the other cores. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 }

export async function openSentenceModel(folder: string, gate = new RuntimeGate()): Promise<SentenceModel> {
  const read = readSentenceFolder(folder)
  const runtime = await loadRuntime()
  try {
    const session = await gate.run(() => runtime.InferenceSession.create(read.modelFile, OPTIONS))
    const { inputNames, outputNames } = session
    return sentenceModel(read, { inputNames, outputNames, run: (inputs) => gate.run(() => session.run(inputs)) }, runtime)
  } catch (error) {
    throw new SentenceModelError(`The sentence model ${read.modelFile} cannot be used: ${(error as Error).message}`)
  }
}
