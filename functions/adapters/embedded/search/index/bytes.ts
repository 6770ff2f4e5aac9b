/** Compares two byte strings inside larger ones. */
export function compareBytes(a: Uint8Array, aStart: number, aEnd: number, b: Uint8Array, bStart: number, bEnd: number): number {
  const shared = Math.min(aEnd - aStart, bEnd - bStart)
  for (let at = 0; at < shared; at++) {
    const difference = (a[aStart + at] as number) - (b[bStart + at] as number)
    if (difference !== 0) return difference
  }
  return aEnd - aStart - (bEnd - bStart)
}

/** Growing array of bytes. */
export class ByteWriter {
  bytes = new Uint8Array(4096)
  length = 0
  private readonly encoder = new TextEncoder()

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  text(text: string): void {
    this.room(text.length * 3)
    this.length += this.encoder.encodeInto(text, this.bytes.subarray(this.length)).written
  }

  push(byte: number): void {
    this.room(1)
    this.bytes[this.length++] = byte
  }

  copy(from: Uint8Array, start: number, end: number): void {
    this.room(end - start)
    this.bytes.set(from.subarray(start, end), this.length)
    this.length += end - start
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }
}

/** Growing array of numbers. */
export class NumberWriter {
  numbers = new Uint32Array(4096)
  length = 0

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const grown = new Uint32Array(this.numbers.length * 2)
      grown.set(this.numbers)
      this.numbers = grown
    }
    this.numbers[this.length++] = number
  }

  done(): Uint32Array {
    return this.numbers.slice(0, this.length)
  }
}
