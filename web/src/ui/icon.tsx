import { type ComponentProps, createElement, type ReactNode } from 'react'

interface Shape {
  readonly tag: string
  readonly attrs: Readonly<Record<string, string>>
  readonly children?: readonly Shape[]
}

interface DrawIconProps extends ComponentProps<'span'> {
  icon: { readonly name: string; readonly icon: Shape }
  spin?: boolean
  rotate?: number
}

const asProperty = (name: string) => name.replace(/-\w/g, (letter) => letter.slice(1).toUpperCase())

function draw({ tag, attrs, children = [] }: Shape, key: number, extra: object = {}): ReactNode {
  const properties = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [asProperty(name), value]))
  return createElement(tag, { ...properties, ...extra, key }, ...children.map((child, index) => draw(child, index)))
}

/** One of antd's icons of one colour; the build puts this in the place of what its icons would bring along. */
export function DrawIcon({ icon: { name, icon }, spin, rotate, className = '', ...rest }: DrawIconProps) {
  const turning = spin || name === 'loading' ? ' anticon-spin' : ''
  const style = rotate === undefined ? undefined : { transform: `rotate(${rotate}deg)` }
  return (
    <span role="img" aria-label={name} {...rest} className={`anticon anticon-${name}${turning} ${className}`.trim()}>
      {draw(icon, 0, { 'aria-hidden': true, 'data-icon': name, style })}
    </span>
  )
}
