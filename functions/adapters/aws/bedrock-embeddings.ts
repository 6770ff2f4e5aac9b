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
 * Cohere Embed Multilingual 3 (decision 9). It reads 512 tokens of a text and ignores the rest.
 * Source: https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-embed-v3.html
 */
export const BEDROCK_MODEL = 'cohere.embed-multilingual-v3'
const DIMENSIONS = 1024
const TEXT_BATCH_SIZE = 96
const MAX_TEXT_LENGTH = 2048

const KIND = { passage: 'search_document', query: 'search_query' } as const

/** A query has a person waiting and continues without its meaning; nobody waits for passages. */
const LIMITS = { passage: { timeoutMs: 30_000, retries: 5 }, query: { timeoutMs: 2500, retries: 1 } } as const

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  /** default: the region's endpoint */
  readonly endpoint?: string
}

const hasText = (text: string) => text.trim() !== ''
const cut = (text: string) => text.slice(0, MAX_TEXT_LENGTH).toWellFormed()

function isRow(row: unknown): row is number[] {
  return Array.isArray(row) && row.length === DIMENSIONS && row.every((value) => Number.isFinite(value))
}

function rowsOf({ body }: AwsAnswer, count: number): number[][] {
  const { embeddings } = JSON.parse(body.toString()) as { readonly embeddings?: unknown }
  if (Array.isArray(embeddings) && embeddings.length === count && embeddings.every(isRow)) return embeddings
  throw new EmbeddingsUnavailable(`Bedrock did not return ${count} rows of ${DIMENSIONS} numbers`)
}

function refused(answer: AwsAnswer): EmbeddingsUnavailable {
  const reason = /"message"\s*:\s*"([^"]*)"/i.exec(answer.body.toString())?.[1] ?? ''
  return new EmbeddingsUnavailable(`Bedrock rejects ${BEDROCK_MODEL}: ${answer.status} ${errorCodeOf(answer) ?? ''} ${reason}`)
}

/** Opens embeddings on Amazon Bedrock. Texts without a word are not sent; their vector is all 0. */
export function openBedrockEmbeddings({ region, credentials, endpoint }: Options): Embeddings {
  const at = { service: 'bedrock', region, credentials, endpoint: endpoint ?? `https://bedrock-runtime.${region}.amazonaws.com` }
  const services = {
    passage: openAwsService({ ...at, ...LIMITS.passage }),
    query: openAwsService({ ...at, ...LIMITS.query }),
  }

  async function invoke(texts: readonly string[], as: 'passage' | 'query'): Promise<number[][]> {
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
      const withText = [...texts.keys()].filter((at) => hasText(texts[at] as string))
      for (const places of batchesOf(withText, TEXT_BATCH_SIZE)) {
        const rows = await invoke(
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
