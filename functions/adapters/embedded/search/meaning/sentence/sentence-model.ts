import { normalise } from '../rows.ts'
import { loadRuntime, type Runtime, type Session } from './runtime.ts'
import { RuntimeTurn } from './runtime-turn.ts'
import { readSentenceFolder, type SentenceFolder, SentenceModelError } from './sentence-folder.ts'
import { tokensOf } from './word-piece.ts'

/** Says of texts where they lie: of each a direction of length 1. */
export interface SentenceModel {
  readonly version: string
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** More would not fit into so few tokens. */
const MOST_CHARACTERS = 4000
/** Texts of like length, or most of what is reckoned is what they are filled up with. */
const AT_ONCE = 8

/** Of each text the mean of its tokens; what it is filled up with does not count. */
function pooled(data: Float32Array, lengths: readonly number[], longest: number): Float32Array[] {
  const dimensions = data.length / lengths.length / longest
  return lengths.map((length, text) => {
    const sum = new Float32Array(dimensions)
    for (let token = 0; token < length; token++)
      for (let at = 0, from = (text * longest + token) * dimensions; at < dimensions; at++)
        sum[at] = (sum[at] as number) + (data[from + at] as number)
    normalise(sum, dimensions)
    return sum
  })
}

type Folder = Omit<SentenceFolder, 'modelFile'>

export function sentenceModel({ version, pieces, mostTokens }: Folder, session: Session, { Tensor }: Pick<Runtime, 'Tensor'>) {
  const output = session.outputNames.find((name) => name === 'last_hidden_state') ?? (session.outputNames[0] as string)

  async function embedSome(texts: readonly number[][]): Promise<Float32Array[]> {
    const longest = Math.max(...texts.map(({ length }) => length))
    const tensorOf = (value: (text: readonly number[], at: number) => number) => {
      const values = texts.flatMap((text) => Array.from({ length: longest }, (_, at) => BigInt(value(text, at))))
      return new Tensor('int64', BigInt64Array.from(values), [texts.length, longest])
    }
    const inputs: Record<string, unknown> = {
      input_ids: tensorOf((text, at) => text[at] ?? 0),
      attention_mask: tensorOf((text, at) => (at < text.length ? 1 : 0)),
    }
    if (session.inputNames.includes('token_type_ids')) inputs.token_type_ids = tensorOf(() => 0)
    const { data, dims } = (await session.run(inputs))[output] ?? { dims: [] }
    if (!(data instanceof Float32Array) || dims.length !== 3)
      throw new SentenceModelError('The sentence model does not answer with a row of numbers for each token.')
    return pooled(
      data,
      texts.map(({ length }) => length),
      longest,
    )
  }

  return {
    version,
    async embed(texts) {
      const tokens = texts.map((text) => tokensOf(text.slice(0, MOST_CHARACTERS), pieces, mostTokens))
      const order = [...tokens.keys()].sort((a, b) => (tokens[a] as number[]).length - (tokens[b] as number[]).length)
      const directions = new Array<Float32Array>(texts.length)
      for (let at = 0; at < order.length; at += AT_ONCE) {
        const own = order.slice(at, at + AT_ONCE)
        const found = await embedSome(own.map((text) => tokens[text] as number[]))
        for (const [place, text] of own.entries()) directions[text] = found[place] as Float32Array
      }
      return directions
    },
  } satisfies SentenceModel
}

/** One core is left to those who search. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 }

export async function openSentenceModel(folder: string, turn = new RuntimeTurn()): Promise<SentenceModel> {
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
