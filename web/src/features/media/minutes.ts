/** Duration as minutes and seconds: 01:05. */
export function minutesOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}
