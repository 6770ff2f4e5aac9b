import { comesFromFullDisk } from '#functions/adapters/embedded/disk/data-folder.ts'
import { COMMANDS } from './commands.ts'

/** Errors whose message is a whole sentence for the person who typed the command. */
const SENTENCES = ['OptionError', 'DataFolderError', 'SentenceModelError', 'ChecksumError', 'SettingsError']

/** Explains an error in one sentence where the person can fix it. Any other error is a fault of the program and keeps its stack. */
function explain(error: unknown): unknown {
  if (error instanceof Error && SENTENCES.includes(error.name)) return error.message
  return comesFromFullDisk(error) ? 'The disk is full. What is in stays in: make room and run the command again.' : error
}

// A closed pipe is no error: its reader has read enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const [command = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, command)) {
  console.error(`There is no command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(1)
}
const { main } = await COMMANDS[command as keyof typeof COMMANDS]()
try {
  process.exitCode = await main(args)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
