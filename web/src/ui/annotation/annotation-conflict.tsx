import { type ReactNode, useEffect, useRef } from 'react'
import './annotation.css'

interface AnnotationConflictProps {
  title: string
  /** the text that was saved elsewhere */
  children: ReactNode
  /** choices between it and one's own */
  actions: ReactNode
}

/** Both texts of an annotation that was changed in two places at once. It is scrolled into view, as nothing was saved without it. */
export function AnnotationConflict({ title, children, actions }: AnnotationConflictProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={ref} className="annotation-conflict" role="alert">
      <p>{title}</p>
      {children}
      <div className="annotation-actions">{actions}</div>
    </section>
  )
}
