import { existsSync, writeFileSync } from 'node:fs'
import { printLine } from './show-progress.ts'

/** Writes the columns of a table beside it, unless they are there already: people correct them. */
export function saveColumns(columnsFile: string, columns: object): void {
  if (existsSync(columnsFile)) return
  try {
    writeFileSync(columnsFile, `${JSON.stringify(columns, undefined, 2)}\n`, { flag: 'wx' })
    printLine(`note: the columns are in ${columnsFile}; correct them there and run the command again`)
  } catch (error) {
    printLine(`note: ${columnsFile} could not be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
