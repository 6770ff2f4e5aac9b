import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts and pictures are compressed already. */
const WORTH_IT = /\.(m?js|css|json|html|svg|wasm)$/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Beside each text file its `.br` and `.gz`, so that no server compresses anything twice. */
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
