/** One bit a document. */
export type Bitmap = Uint8Array

export function newBitmap(size: number): Bitmap {
  return new Uint8Array((size + 7) >> 3)
}

export function hasBit(bitmap: Bitmap, at: number): boolean {
  return ((bitmap[at >> 3] as number) & (1 << (at & 7))) !== 0
}

export function setBit(bitmap: Bitmap, at: number): void {
  bitmap[at >> 3] = (bitmap[at >> 3] as number) | (1 << (at & 7))
}

export function clearBit(bitmap: Bitmap, at: number): void {
  bitmap[at >> 3] = (bitmap[at >> 3] as number) & ~(1 << (at & 7))
}
