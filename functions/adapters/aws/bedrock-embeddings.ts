import { batchesOf } from '#async/batches.ts'
import { normalise } from '#finding/meaning/normalise.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import {
  type AwsAnswer,
  type AwsServiceOptions,
  AwsServiceUnavailable,
  errorCodeOf,
  openAwsService,
} from './requests/aws-service.ts'

/**
 * Cohere Embed Multilingual 3 (decision 9). It takes 512 tokens of a text; what is longer loses its end.
 * Source: https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-embed-v3.html
 */
export const BEDROCK_MODEL = 'cohere.embed-multilingual-v3'
const DIMENSIONS = 1024
const TEXT_BATCH_SIZE = 96
const MOST_CHARACTERS = 2048

const KIND = { passage: 'search_document', query: 'search_query' } as const

/** A person waits for a query, which goes on without its meaning; nobody waits for passages. */
const PATIENCE = { passage: { timeoutMs: 30_000, retries: 5 }, query: { timeoutMs: 2500, retries: 1 } } as const

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  /** another one than the region's own */
  readonly endpoint?: string
}

const says = (text: string) => text.trim() !== ''
const cut = (text: string) => text.slice(0, MOST_CHARACTERS).toWellFormed()

function isRow(row: unknown): row is number[] {
  return Array.isArray(row) && row.length === DIMENSIONS && row.every((value) => Number.isFinite(value))
}

function rowsOf({ body }: AwsAnswer, count: number): number[][] {
  const { embeddings } = JSON.parse(body.toString()) as { readonly embeddings?: unknown }
  if (Array.isArray(embeddings) && embeddings.length === count && embeddings.every(isRow)) return embeddings
  throw new EmbeddingsUnavailable(`bedrock answers otherwise than ${count} rows of ${DIMENSIONS} numbers`)
}

function refused(answer: AwsAnswer): EmbeddingsUnavailable {
  const said = /"message"\s*:\s*"([^"]*)"/i.exec(answer.body.toString())?.[1] ?? ''
  return new EmbeddingsUnavailable(`bedrock refuses ${BEDROCK_MODEL}: ${answer.status} ${errorCodeOf(answer) ?? ''} ${said}`)
}

/** Texts without a word are not sent: all 0 is their direction. */
export function openBedrockEmbeddings({ region, credentials, endpoint }: Options): Embeddings {
  const at = { service: 'bedrock', region, credentials, endpoint: endpoint ?? `https://bedrock-runtime.${region}.amazonaws.com` }
  const services = {
    passage: openAwsService({ ...at, ...PATIENCE.passage }),
    query: openAwsService({ ...at, ...PATIENCE.query }),
  }

  async function ask(texts: readonly string[], as: 'passage' | 'query'): Promise<number[][]> {
    const request = {
      method: 'POST',
      path: `/model/${encodeURIComponent(BEDROCK_MODEL)}/invoke`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ texts, input_type: KIND[as], truncate: 'END' }),
    }
    try {
      const answer = await services[as].send(request)
      if (answer.status !== 200) throw refused(answer)
      return rowsOf(answer, texts.length)
    } catch (cause) {
      if (cause instanceof AwsServiceUnavailable || cause instanceof SyntaxError)
        throw new EmbeddingsUnavailable(cause.message, { cause })
      throw cause
    }
  }

  return {
    version: BEDROCK_MODEL,
    dimensions: DIMENSIONS,
    async embed(texts, as) {
      const vectors = texts.map(() => new Float32Array(DIMENSIONS))
      const saying = [...texts.keys()].filter((at) => says(texts[at] as string))
      for (const places of batchesOf(saying, TEXT_BATCH_SIZE)) {
        const rows = await ask(
          places.map((at) => cut(texts[at] as string)),
          as,
        )
        for (const [row, at] of places.entries()) vectors[at]?.set(rows[row] as number[])
      }
      for (const vector of vectors) normalise(vector, DIMENSIONS)
      return vectors
    },
  }
}
