const DIGITS = [...'0123456789']
const MAX_DISTANCE = 12

function replaced(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length)
}

/** Lists the number with two neighbouring digits swapped. */
export function swappedDigits(number: string): string[] {
  const places = Array.from({ length: Math.max(0, number.length - 1) }, (_, at) => at)
  return places.flatMap((at) =>
    number[at] === number[at + 1] ? [] : [replaced(number, at, 2, `${number[at + 1]}${number[at]}`)],
  )
}

/** Lists the number with one digit less where two alike follow each other: 9001 for 90001. */
export function withoutDoubled(number: string): string[] {
  const places = Array.from({ length: number.length }, (_, at) => at)
  return [...new Set(places.flatMap((at) => (at > 0 && number[at] === number[at - 1] ? [replaced(number, at, 1, '')] : [])))]
}

/** Lists the number with one digit added, removed or replaced. */
export function editedDigits(number: string): string[] {
  const places = Array.from({ length: number.length + 1 }, (_, at) => at)
  const all = places.flatMap((at) => [
    ...(at < number.length && number.length > 1 ? [replaced(number, at, 1, '')] : []),
    ...(at < number.length ? DIGITS.map((digit) => replaced(number, at, 1, digit)) : []),
    ...DIGITS.map((digit) => replaced(number, at, 0, digit)),
  ])
  return [...new Set(all)].filter((one) => one !== number && !one.startsWith('0'))
}

/** Lists the next numbers up and down, the nearest first. */
export function neighbouringNumbers(number: string): string[] {
  const value = Number(number)
  if (!Number.isSafeInteger(value)) return []
  const steps = Array.from({ length: MAX_DISTANCE }, (_, step) => step + 1)
  return steps
    .flatMap((step) => [value - step, value + step])
    .filter((one) => one > 0)
    .map(String)
}
