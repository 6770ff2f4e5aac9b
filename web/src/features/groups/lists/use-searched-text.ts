import { useEffect, useState } from 'react'

const PAUSE_MS = 500
/** characters; a shorter text searches for nothing */
const MIN_LENGTH = 3

/** Text to search for after a pause in typing; empty while there are too few letters. */
export function useSearchedText(typed: string): string {
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const text = typed.trim()
    const timer = setTimeout(() => setSearched([...text].length < MIN_LENGTH ? '' : text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return searched
}
