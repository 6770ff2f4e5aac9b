import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Endings of text files; fonts and pictures are compressed already. */
const WORTH_IT = /\.(m?js|css|json|html|svg|wasm)$/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Writes a `.br` and a `.gz` beside each text file, so that no server compresses it again. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => WORTH_IT.test(file))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const plain = await readFile(file)
      await writeFile(`${file}.br`, await brotli(plain, QUALITY))
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
    }),
  )
}
