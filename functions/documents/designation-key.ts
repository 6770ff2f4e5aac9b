/** for now */
export function contentKey(designation: string): string {
  return designation
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
}
