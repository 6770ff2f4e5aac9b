/** Waits for a signal. Ctrl-C arrives twice, from the terminal and from the launcher; the second must not interrupt the shutdown. */
export const stopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
