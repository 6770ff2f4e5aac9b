import { SentenceModelError } from './sentence-folder.ts'

/** Types of `onnxruntime-node` that are used; the package is not a dependency. */
export interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Record<string, unknown>): Promise<Record<string, { readonly data: unknown; readonly dims: readonly number[] }>>
}
export interface Runtime {
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown
  readonly InferenceSession: { create(file: string, options: object): Promise<Session> }
}

/** A variable, so that neither compiler nor bundler resolves the optional package. */
const NAME: string = 'onnxruntime-node'

export async function loadRuntime(): Promise<Runtime> {
  try {
    return (await import(NAME)).default
  } catch {
    throw new SentenceModelError(
      `The runtime for sentence models is not installed: npm install --no-save --ignore-scripts ${NAME}`,
    )
  }
}
