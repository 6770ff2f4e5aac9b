/** Every npm script ends up here: `run.ts COMMAND args…` is `main(args)` of the script of that name. */
const COMMANDS = {
  start: () => import('./start.ts'),
  test: () => import('./test.ts'),
  check: () => import('./check.ts'),
  ingest: () => import('./ingest.ts'),
  token: () => import('./token.ts'),
  openapi: () => import('./openapi.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  bench: () => import('./bench.ts'),
}

const [command = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, command)) {
  console.error(`There is no command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(1)
}
const { main } = await COMMANDS[command as keyof typeof COMMANDS]()
process.exitCode = await main(args)
