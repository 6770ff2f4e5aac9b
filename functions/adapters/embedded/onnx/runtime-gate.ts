const [RUNNING, CLOSED] = [0, 1]

/** Gate around calls of the runtime, shared by two threads. Ending a thread within a call ends the whole process: close first. */
export class RuntimeGate {
  readonly shared: Int32Array<SharedArrayBuffer>

  constructor(shared = new Int32Array(new SharedArrayBuffer(8))) {
    this.shared = shared
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    Atomics.add(this.shared, RUNNING, 1)
    try {
      if (Atomics.load(this.shared, CLOSED)) throw new Error('The thread is being stopped.')
      return await work()
    } finally {
      Atomics.sub(this.shared, RUNNING, 1)
      Atomics.notify(this.shared, RUNNING)
    }
  }

  /** Lets no call begin, and waits for those that run. */
  async close(): Promise<void> {
    Atomics.store(this.shared, CLOSED, 1)
    for (let running = this.running(); running > 0; running = this.running())
      await Atomics.waitAsync(this.shared, RUNNING, running).value
  }

  private running(): number {
    return Atomics.load(this.shared, RUNNING)
  }
}
