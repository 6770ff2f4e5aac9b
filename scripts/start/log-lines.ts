/** Writes log lines after the calls are answered, many at a time, so that no call waits for the log. */
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
