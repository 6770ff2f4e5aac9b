import { type ComponentProps, createElement, type ReactNode } from 'react'

interface Shape {
  readonly tag: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children?: readonly Shape[]
}

/** A drawing of one colour, as `@ant-design/icons-svg` has them: a file each. */
export interface IconShape {
  readonly name: string
  readonly icon: Shape
}

const asProperty = (name: string) => name.replace(/-\w/g, (letter) => letter.slice(1).toUpperCase())

function draw({ tag, attrs, children = [] }: Shape, key: number, extra: object = {}): ReactNode {
  const properties = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [asProperty(name), value]))
  return createElement(tag, { ...properties, ...extra, key }, ...children.map((child, index) => draw(child, index)))
}

/** Draws an icon with the markup of antd's own, whose styles then fit both. */
export function Icon({ shape: { name, icon }, className = '', ...rest }: ComponentProps<'span'> & { shape: IconShape }) {
  return (
    <span role="img" aria-label={name} {...rest} className={`anticon anticon-${name} ${className}`.trim()}>
      {draw(icon, 0, { 'aria-hidden': true, 'data-icon': name })}
    </span>
  )
}
