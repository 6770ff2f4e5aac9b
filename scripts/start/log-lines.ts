/** One line each, written once the calls that they tell of are answered: nobody waits for the log, and many lines go out at once. */
export function logLines(write: (text: string) => void): (line: object) => void {
  let waiting: object[] = []
  const flush = () => {
    if (waiting.length === 0) return
    const text = waiting.map((line) => `${JSON.stringify(line)}\n`).join('')
    waiting = []
    write(text)
  }
  process.once('exit', flush)
  return (line) => {
    if (waiting.push(line) === 1) setImmediate(flush)
  }
}
