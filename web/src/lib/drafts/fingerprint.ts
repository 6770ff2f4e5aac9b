/** Short name of a text; two texts of one note have the same one as good as never. */
export function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995) ^ (b >>> 15)
  }
  return `${text.length}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
}
