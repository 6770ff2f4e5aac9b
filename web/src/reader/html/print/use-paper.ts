import { useEffect, useRef } from 'react'
import { layOnPaper } from './lay-on-paper.ts'
import './paper.css'

/** Line above a printed text; absent where the text may not be printed. */
export type PaperLine = (() => readonly string[]) | undefined

/** Has the browser's own print print an open text instead of the page around it. */
export function usePaper(page: Document | undefined, line: PaperLine): void {
  const latest = useRef(line)
  latest.current = line
  useEffect(() => {
    if (!page) return
    let clear: (() => void) | undefined
    const clean = () => {
      clear?.()
      clear = undefined
    }
    const lay = () => {
      clean()
      if (latest.current) clear = layOnPaper(page, latest.current())
    }
    window.addEventListener('beforeprint', lay)
    window.addEventListener('afterprint', clean)
    return () => {
      clean()
      window.removeEventListener('beforeprint', lay)
      window.removeEventListener('afterprint', clean)
    }
  }, [page])
}
