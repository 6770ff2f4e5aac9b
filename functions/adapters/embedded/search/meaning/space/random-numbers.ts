/** Pseudo-random numbers from -1 to 1, the same every time, so that a library learned twice gives the same model. */
export function randomNumbers(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
