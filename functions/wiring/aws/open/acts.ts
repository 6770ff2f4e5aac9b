import { openLogActs } from '#functions/adapters/aws/acts/log-acts.ts'

/** Writes a line apart from the log's: no level leaves it out. */
export const openActs = () => openLogActs((line) => void process.stdout.write(`${JSON.stringify(line)}\n`))
