import type { ReactNode } from 'react'
import './annotation.css'

interface AnnotationConflictProps {
  title: string
  /** the text that was saved elsewhere */
  children: ReactNode
  /** choices between it and one's own */
  actions: ReactNode
}

/** Both texts of an annotation that was changed in two places at once. */
export const AnnotationConflict = ({ title, children, actions }: AnnotationConflictProps) => (
  <section className="annotation-conflict" role="alert">
    <p>{title}</p>
    {children}
    <div className="annotation-actions">{actions}</div>
  </section>
)
