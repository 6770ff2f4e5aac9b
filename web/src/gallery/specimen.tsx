import type { ReactNode } from 'react'

/** One state of a part, with its name. */
export function Specimen({ of: state, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="specimen">
      <figcaption>{state}</figcaption>
      {children}
    </figure>
  )
}
