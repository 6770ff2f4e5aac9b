import { normalise } from '#finding/meaning/normalise.ts'
import { loadRuntime, type Runtime, type Session } from './runtime.ts'
import { RuntimeGate } from './runtime-gate.ts'
import { readSentenceFolder, type SentenceFolder, SentenceModelError } from './sentence-folder.ts'
import { tokenIdsOf } from './word-piece.ts'

/** Says of texts where they lie: of each a direction of length 1. */
interface SentenceModel {
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** More would not fit into so few tokens. */
const MOST_CHARACTERS = 4000
/** The mean of all tokens. */
function pooled(data: Float32Array, tokens: number): Float32Array {
  const sum = new Float32Array(data.length / tokens)
  for (const [at, value] of data.entries()) sum[at % sum.length] = (sum[at % sum.length] as number) + value
  normalise(sum, sum.length)
  return sum
}

type Folder = Pick<SentenceFolder, 'pieces' | 'mostTokens'>

export function sentenceModel({ pieces, mostTokens }: Folder, session: Session, { Tensor }: Pick<Runtime, 'Tensor'>) {
  const output = session.outputNames.find((name) => name === 'last_hidden_state') ?? (session.outputNames[0] as string)

  /** Several at once would be filled up to one length: on one core that takes longer, and 8-bit models answer otherwise. */
  async function embedOne(text: string): Promise<Float32Array> {
    const tokens = tokenIdsOf(text.slice(0, MOST_CHARACTERS), pieces, mostTokens)
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

/** One core is left to those who search. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 }

export async function openSentenceModel(folder: string, turn = new RuntimeGate()): Promise<SentenceModel> {
  const read = readSentenceFolder(folder)
  const runtime = await loadRuntime()
  try {
    const session = await turn.run(() => runtime.InferenceSession.create(read.modelFile, OPTIONS))
    const { inputNames, outputNames } = session
    return sentenceModel(read, { inputNames, outputNames, run: (inputs) => turn.run(() => session.run(inputs)) }, runtime)
  } catch (error) {
    throw new SentenceModelError(`The sentence model ${read.modelFile} cannot be used: ${(error as Error).message}`)
  }
}
