/** Ctrl-C reaches the server twice, from the terminal and from the launcher: the second must not cut its closing short. */
export const stopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
