const [INSIDE, ENDING] = [0, 1]

/** A thread that is ended within a call of the runtime takes the whole process with it: whoever ends one waits for the call. */
export class RuntimeGate {
  readonly shared: Int32Array<SharedArrayBuffer>

  constructor(shared = new Int32Array(new SharedArrayBuffer(8))) {
    this.shared = shared
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    Atomics.add(this.shared, INSIDE, 1)
    try {
      if (Atomics.load(this.shared, ENDING)) throw new Error('The thread is being stopped.')
      return await work()
    } finally {
      Atomics.sub(this.shared, INSIDE, 1)
      Atomics.notify(this.shared, INSIDE)
    }
  }

  /** From here on no call begins, and none goes on. */
  async end(): Promise<void> {
    Atomics.store(this.shared, ENDING, 1)
    for (let inside = this.inside(); inside > 0; inside = this.inside())
      await Atomics.waitAsync(this.shared, INSIDE, inside).value
  }

  private inside(): number {
    return Atomics.load(this.shared, INSIDE)
  }
}
