/** Date as YYYYMMDD; 0 for a date that cannot be read. */
export function dateNumber(date: string): number {
  const match = date.match(/^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/)
  return match ? Number(match[1]) * 10_000 + Number(match[2] ?? 0) * 100 + Number(match[3] ?? 0) : 0
}
