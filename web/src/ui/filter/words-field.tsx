import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 400
const MAX_LENGTH = 200

interface WordsFieldProps {
  label: string
  words: string | undefined
  onWords: (words: string | undefined) => void
}

/** Field of words that a list is searched for; they apply after a pause in typing. */
export function WordsField({ label, words: given = '', onWords }: WordsFieldProps) {
  const [text, setText] = useState(given)
  const [known, setKnown] = useState(given)
  // Words that were chosen elsewhere, as by a link, stand here now; of one's own, what was typed since stays.
  if (given !== known) {
    setKnown(given)
    if (text === known) setText(given)
  }
  const apply = useEffectEvent(() => onWords(text || undefined))
  useEffect(() => {
    if (text === given) return
    const timer = setTimeout(apply, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, given])
  return (
    <label>
      {label}
      <input type="search" dir="auto" maxLength={MAX_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}
