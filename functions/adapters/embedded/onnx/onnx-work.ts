import { parentPort, workerData } from 'node:worker_threads'
import type { OnnxAnswer, OnnxCall, OnnxData } from './onnx-thread.ts'
import { RuntimeGate } from './runtime-gate.ts'
import { openSentenceModel } from './sentence-model.ts'

const { folder, gate } = workerData as OnnxData
const opening = openSentenceModel(folder, new RuntimeGate(gate))
// Each call reports the error; until then it must not count as unhandled.
opening.catch(() => undefined)

async function answer({ number, texts }: OnnxCall): Promise<OnnxAnswer> {
  try {
    return { number, vectors: await (await opening).embed(texts) }
  } catch (error) {
    return { number, error: (error as Error).message }
  }
}

parentPort?.on('message', async (call: OnnxCall) => parentPort?.postMessage(await answer(call)))
