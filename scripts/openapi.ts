import { openApi } from '#contract/openapi.ts'

export async function main(): Promise<number> {
  process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`)
  return 0
}
