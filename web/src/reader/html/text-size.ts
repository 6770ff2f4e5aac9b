import { useState } from 'react'

const STORAGE_KEY = 'lectern-text-size'
const SIZES: readonly number[] = [0.8, 0.9, 1, 1.15, 1.3, 1.5]

function savedSize(): number {
  try {
    const saved = Number(localStorage.getItem(STORAGE_KEY))
    return SIZES.includes(saved) ? saved : 1
  } catch {
    return 1
  }
}

/** Size of letters that the person reads with, on this device. */
export function useTextSize() {
  const [size, setSize] = useState(savedSize)
  const at = SIZES.indexOf(size)
  const choose = (index: number) => {
    const next = SIZES[index]
    if (!next) return
    setSize(next)
    try {
      localStorage.setItem(STORAGE_KEY, String(next))
    } catch {
      // It then holds for this page alone.
    }
  }
  return {
    size,
    smaller: at > 0 ? () => choose(at - 1) : undefined,
    larger: at < SIZES.length - 1 ? () => choose(at + 1) : undefined,
  }
}
