import type { ReactNode } from 'react'
import './annotation.css'

interface AnnotationGroupsProps<Item> {
  groups: readonly { readonly title: string; readonly items: readonly Item[] }[]
  /** element of the list for an item */
  children: (item: Item) => ReactNode
}

/** Annotations under the titles of their groups; a group without any is left out. */
export function AnnotationGroups<Item>({ groups, children }: AnnotationGroupsProps<Item>) {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul>{items.map(children)}</ul>
      </section>
    ))
}
