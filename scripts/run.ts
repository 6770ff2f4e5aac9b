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

/** Errors whose message is a whole sentence for the person who typed the command. */
const SENTENCES = ['OptionError', 'DataFolderError']

const [command = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, command)) {
  console.error(`There is no command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(1)
}
const { main } = await COMMANDS[command as keyof typeof COMMANDS]()
try {
  process.exitCode = await main(args)
} catch (error) {
  // What a person can mend is one sentence; anything else is ours, and shows where.
  console.error(error instanceof Error && SENTENCES.includes(error.name) ? error.message : error)
  process.exitCode = 1
}
